import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';
import { definitionSchema, timesOf } from './definition.ts';
import { defaultGroup } from './groups.ts';
import { keyOf, type Schedules } from './schedules.ts';
import type { TargetRoles } from './target-roles.ts';

const propertiesSchema = definitionSchema.extend({
  Name: z.string().optional(),
  GroupName: z.string().default(defaultGroup),
});

/** Makes the template's schedules as a deployment would: creates new ones, replaces changed ones, deletes those that are gone. */
export const declareSchedules = async (
  stack: Stack,
  { schedules, roles, now }: { schedules: Schedules; roles: TargetRoles; now: () => number },
): Promise<void> => {
  const keys = new Set<string>();
  for (const resource of stack.ofType('AWS::Scheduler::Schedule')) {
    const { Name: _, GroupName: group, ...definition } = readProperties(resource, propertiesSchema);
    const name = resource.id;
    const key = keyOf({ group, name });
    keys.add(key);
    roles.check(definition.Target.RoleArn, group);
    const existing = schedules.get(key);
    if (existing !== undefined && isDeepStrictEqual(existing.definition, definition)) continue;
    const time = now();
    const next = timesOf(definition, time).after(time - 1);
    await schedules.put(key, {
      group,
      name,
      definition,
      changed: time,
      declared: true,
      ...(next === undefined ? {} : { next }),
      runs: [],
    });
  }
  for (const schedule of schedules.values()) {
    const key = keyOf(schedule);
    if (schedule.declared && !keys.has(key)) await schedules.delete(key);
  }
};
