import { createHash } from 'node:crypto';
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { slowCalls } from './aws-client.ts';
import type { Clock } from './clock.ts';

/** Calls of a function at future times. */
export interface Schedules {
  /**
   * Schedules one call with `input` at `time` (ISO 8601, UTC), or in a few seconds if that has passed. Using the same
   * name again moves the call.
   */
  set(name: string, time: string, input: object): Promise<void>;
  /** Cancels the call; does nothing if there is none. */
  cancel(name: string): Promise<void>;
}

interface SchedulesInput {
  group: string;
  /** The role that EventBridge Scheduler uses for the call. */
  roleArn: string;
  /** The function to be called. */
  targetArn: string;
  /** The prefix of all names; the role of the caller is restricted to it. */
  prefix: string;
  /** The queue of calls that could not be made, by its ARN. */
  deadLetterArn?: string | undefined;
  clock: Clock;
}

/** AWS refuses a schedule in the past, and the moment may have come while the change was on its way. */
const leadMs = 5_000;

/** EventBridge Scheduler. An `at()` expression has no time zone and no fractions of a second. */
export const eventBridgeSchedules = (
  { group: GroupName, roleArn: RoleArn, targetArn: Arn, prefix, deadLetterArn, clock }: SchedulesInput,
  client = new SchedulerClient(slowCalls),
): Schedules => {
  // Names may have 64 characters, ids more.
  const nameOf = (name: string) => `${prefix}-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  const soonestAfter = (time: string) => new Date(Math.max(Date.parse(time), clock() + leadMs));
  return {
    async set(name, time, input) {
      const schedule: CreateScheduleCommandInput = {
        Name: nameOf(name),
        GroupName,
        ScheduleExpression: `at(${soonestAfter(time).toISOString().slice(0, 19)})`,
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn,
          RoleArn,
          Input: JSON.stringify(input),
          ...(deadLetterArn ? { DeadLetterConfig: { Arn: deadLetterArn } } : {}),
        },
      };
      try {
        await client.send(new CreateScheduleCommand(schedule));
      } catch (error) {
        if (!(error instanceof ConflictException)) throw error;
        await client.send(new UpdateScheduleCommand(schedule));
      }
    },
    async cancel(name) {
      try {
        await client.send(new DeleteScheduleCommand({ Name: nameOf(name), GroupName }));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error;
      }
    },
  };
};
