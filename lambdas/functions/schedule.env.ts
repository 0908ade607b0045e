import * as z from 'zod/mini';
import { audited, text } from './wiring/shared.env.ts';

export const scheduleEnvironment = z.object({ ...audited, SCHEDULE_GROUP: text, SCHEDULE_ROLE: text });
