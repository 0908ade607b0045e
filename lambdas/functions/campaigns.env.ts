import * as z from 'zod/mini';
import { audited, mailing, scheduling, served, text } from './wiring/shared.env.ts';

export const campaignsEnvironment = z.object({
  ...audited,
  ...served,
  ...scheduling,
  MAIL_FROM: mailing.MAIL_FROM,
  SITE_CONTACT: mailing.SITE_CONTACT,
  LOCAL_MAIL_SERVERS: mailing.LOCAL_MAIL_SERVERS,
  CAMPAIGN_CONFIGURATION_SET: text,
  SITE_URL: text,
  DISPATCHER: text,
});
