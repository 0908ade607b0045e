import * as z from 'zod/mini';
import { audited, mailing, scheduling, text } from './wiring/shared.env.ts';

export const campaignDispatchEnvironment = z.object({
  ...audited,
  ...scheduling,
  MAIL_FROM: text,
  CAMPAIGN_CONFIGURATION_SET: text,
  CHUNK_QUEUE: text,
  SITE_URL: text,
  SITE_CONTACT: mailing.SITE_CONTACT,
});
