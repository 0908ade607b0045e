import * as z from 'zod/mini';
import { audited } from './wiring/shared.env.ts';

export const campaignFeedbackEnvironment = z.object(audited);
