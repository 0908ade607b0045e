import * as z from 'zod/mini';
import { people } from './wiring/shared.env.ts';

export const identityEventsEnvironment = z.object({ ...people, VERIFY_SIGN_UPS: z.enum(['true', 'false']) });
