import * as z from 'zod/mini';
import { accounts, text } from './wiring/shared.env.ts';

export const newsletterEnvironment = z.object({ ...accounts, CAMPAIGN_CONFIGURATION_SET: text });
