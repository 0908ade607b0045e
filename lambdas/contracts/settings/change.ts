import * as z from 'zod/mini';
import { timeSchema } from '../text/fields.ts';
import { userIdSchema } from '../users/person.ts';

/** Who changed it last, and when. The name is empty where the user is gone. */
export const changeSchema = z.object({ time: timeSchema, by: z.object({ id: userIdSchema, name: z.string() }) });
export type SettingsChange = z.infer<typeof changeSchema>;
