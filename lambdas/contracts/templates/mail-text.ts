import * as z from 'zod/mini';
import { line } from '../text/fields.ts';
import type { Language } from '../text/language.ts';
import { languageSchema } from '../text/locale.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';

/**
 * The variables that a writer may put in as `{{name}}`, in subject, preheader and body. Other words in braces are text, of which
 * a campaign's check speaks.
 * `greeting` is a whole line with the reader's name, or without one where none is known.
 */
export const mailVariables = ['greeting', 'name', 'email', 'siteName', 'siteUrl'] as const;
export const mailVariableSchema = z.enum(mailVariables);
export type MailVariable = (typeof mailVariables)[number];

/** Bytes of one body as JSON. Mail programs cut a mail off at 102 kB. */
export const mailBodyBytes = 60_000;

const hasNoEmbed = (value: { content: readonly { type: string }[] }): boolean =>
  value.content.every(({ type }) => type !== 'embed');

/** Characters of what stands for a missing name. */
export const namelessLimit = 50;

/** One language of a mail as its writer edits it. A paragraph that is nothing but a link is drawn as a button. */
export const mailTextSchema = z.strictObject({
  subject: line(150),
  /** The line that mail programs show beside the subject. */
  preheader: line(150),
  /** Stands for `{{name}}` in the mails of readers whose name is not known; without it, nothing does. */
  nameless: z.optional(line(namelessLimit)),
  body: richTextSchema.check(
    z.refine(hasNoEmbed, 'embedInMail'),
    z.refine((body) => JSON.stringify(body).length <= mailBodyBytes, `tooLong:${mailBodyBytes}`),
  ),
});
export type MailText = z.infer<typeof mailTextSchema>;

/** The languages that are written. */
export const mailTextsSchema = z.partialRecord(languageSchema, mailTextSchema);
export type MailTexts = Partial<Record<Language, MailText>>;
