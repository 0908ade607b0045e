import * as z from 'zod';
import { validationError } from '../runtime/aws-errors.ts';
import { definitionSchema, timesOf } from './definition.ts';
import { alreadyExists, notFound } from './errors.ts';
import { defaultGroup } from './groups.ts';
import { keyOf, type Schedule, type Schedules, scheduleArn } from './schedules.ts';
import type { TargetRoles } from './target-roles.ts';

export interface OperationParts {
  schedules: Schedules;
  groups: ReadonlySet<string>;
  roles: TargetRoles;
  now(): number;
  /** Called when a schedule may be due at another time than before. */
  onChange(): void;
}

const nameSchema = z.string().regex(/^[\w.-]{1,64}$/);
const inputSchema = definitionSchema.extend({
  GroupName: nameSchema.default(defaultGroup),
  ClientToken: z.string().optional(),
});
const read = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw validationError(z.prettifyError(parsed.error));
  return parsed.data;
};

/** The calls of EventBridge Scheduler, after IAM let them pass. */
export const createOperations = ({ schedules, groups, roles, now, onChange }: OperationParts) => {
  const requireGroup = (group: string): void => {
    if (!groups.has(group)) throw notFound('Schedule group', group);
  };
  const find = (group: string, name: string): Schedule => {
    requireGroup(group);
    const found = schedules.get(keyOf({ group, name }));
    if (found === undefined) throw notFound('Schedule', name);
    return found;
  };

  const write = async (name: string, body: unknown, existingFor: (group: string) => Schedule | undefined) => {
    read(nameSchema, name);
    const { GroupName: group, ClientToken: clientToken, ...definition } = read(inputSchema, body);
    requireGroup(group);
    const existing = existingFor(group);
    const ScheduleArn = scheduleArn({ group, name });
    if (existing?.clientToken !== undefined && existing.clientToken === clientToken) return { ScheduleArn };
    roles.check(definition.Target.RoleArn, group);
    const time = now();
    const times = timesOf(definition, time);
    const next = times.after(time - 1);
    if (next === undefined && definition.State === 'ENABLED') {
      throw validationError(`Invalid Schedule Expression ${definition.ScheduleExpression}: its time has passed.`);
    }
    await schedules.put(keyOf({ group, name }), {
      group,
      name,
      definition,
      changed: time,
      ...(clientToken === undefined ? {} : { clientToken }),
      declared: existing?.declared ?? false,
      ...(next === undefined ? {} : { next }),
      runs: existing?.runs ?? [],
      ...(existing?.last === undefined ? {} : { last: existing.last }),
    });
    onChange();
    return { ScheduleArn };
  };

  return {
    create: (name: string, body: unknown) =>
      write(name, body, (group) => {
        const existing = schedules.get(keyOf({ group, name }));
        const token = z.looseObject({ ClientToken: z.string().optional() }).parse(body).ClientToken;
        if (existing !== undefined && (token === undefined || existing.clientToken !== token)) {
          throw alreadyExists(name);
        }
        return existing;
      }),
    /** Replaces all: what is not said takes its default again. */
    update: (name: string, body: unknown) => write(name, body, (group) => find(group, name)),
    delete: async (name: string, group: string) => {
      await schedules.delete(keyOf(find(group, name)));
      return {};
    },
  };
};
export type Operations = ReturnType<typeof createOperations>;
