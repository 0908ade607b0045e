import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';

const groupSchema = z.strictObject({ Name: z.string().optional(), Tags: irrelevant });

/** The group that every account has. */
export const defaultGroup = 'default';

/** The names of the schedule groups: AWS's own and those of the template. */
export const readGroups = (stack: Stack): Set<string> =>
  new Set([
    defaultGroup,
    ...stack.ofType('AWS::Scheduler::ScheduleGroup').map((resource) => {
      readProperties(resource, groupSchema);
      return resource.id;
    }),
  ]);
