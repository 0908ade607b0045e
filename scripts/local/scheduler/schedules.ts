import * as z from 'zod';
import { type Journal, openJournal } from '../runtime/journal.ts';
import { arn } from '../template/environment.ts';
import { definitionSchema } from './definition.ts';

/** A call that is due. All times are milliseconds since 1970. */
const runSchema = z.object({
  /** Stays the same for all attempts. */
  id: z.string(),
  /** For which time of the schedule. */
  scheduled: z.number(),
  /** When the call first was due here, from which its age counts. */
  since: z.number(),
  /** The number of the next attempt, from 1. */
  attempt: z.number(),
  /** When to make it. */
  at: z.number(),
});
export type Run = z.infer<typeof runSchema>;

const scheduleSchema = z.object({
  group: z.string(),
  name: z.string(),
  definition: definitionSchema,
  changed: z.number(),
  /** The client token of the call that created it: the same call again is no conflict. */
  clientToken: z.string().optional(),
  /** Declared in the template; deleted when the template no longer declares it. */
  declared: z.boolean(),
  /** When it is due next; nothing when it never is again. */
  next: z.number().optional(),
  runs: z.array(runSchema),
  /** The outcome of the latest attempt at a call, and its number. */
  last: z.object({ time: z.number(), attempts: z.number(), error: z.string().optional() }).optional(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const keyOf = ({ group, name }: Pick<Schedule, 'group' | 'name'>): string => `${group}/${name}`;

export const scheduleArn = (schedule: Pick<Schedule, 'group' | 'name'>): string =>
  arn('scheduler', `schedule/${keyOf(schedule)}`);

export type Schedules = Journal<Schedule>;

/** Schedules by group and name, in a file of changes. */
export const openSchedules = (file: string): Promise<Schedules> => openJournal(file, scheduleSchema);
