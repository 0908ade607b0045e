import * as z from 'zod/mini';
import { audited, mailing, served, text } from './wiring/shared.env.ts';

export const inboxEnvironment = z.object({
  ...audited,
  ...served,
  MAIL_FROM: mailing.MAIL_FROM,
  SECRETS_FOLDER: mailing.SECRETS_FOLDER,
  LOCAL_MAIL_SERVERS: mailing.LOCAL_MAIL_SERVERS,
  /** Given on a laptop: whose word is taken for mail servers there, beside the public authorities' (PEM). */
  LOCAL_MAIL_AUTHORITY: z.optional(text),
});
