import * as z from 'zod/mini';

/** A mail to many as one reader gets it, for a screen that shows it. */
export const filledMailSchema = z.object({
  /** The sender's name. */
  from: z.string(),
  subject: z.string(),
  /** Shown beside the subject in lists of mails. */
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  /** Of the HTML. */
  bytes: z.number(),
});
export type FilledMail = z.infer<typeof filledMailSchema>;
