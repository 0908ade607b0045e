import * as z from 'zod/mini';
import { audited, text } from './wiring/shared.env.ts';

export const campaignSendEnvironment = z.object({ ...audited, CAMPAIGN_CONFIGURATION_SET: text, CHUNK_QUEUE: text });
