import * as z from 'zod/mini';
import { audited, mailing, served } from './wiring/shared.env.ts';

export const inboxEnvironment = z.object({
  ...audited,
  ...served,
  MAIL_FROM: mailing.MAIL_FROM,
  SECRETS_FOLDER: mailing.SECRETS_FOLDER,
  LOCAL_MAIL_SERVERS: mailing.LOCAL_MAIL_SERVERS,
});
