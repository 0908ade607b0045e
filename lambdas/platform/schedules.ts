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

/** Calls of a function at a time to come. */
export interface Schedules {
  /** One call with `input`, at `time` (ISO 8601, UTC). The same name again moves the call. */
  set(name: string, time: string, input: object): Promise<void>;
  /** Nothing, where there is no such call. */
  cancel(name: string): Promise<void>;
}

interface SchedulesInput {
  group: string;
  /** As whom EventBridge Scheduler calls. */
  roleArn: string;
  /** The function to be called. */
  targetArn: string;
  /** What names begin with; the role of the caller knows it. */
  prefix: string;
}

/** EventBridge Scheduler; an `at()` expression has no zone and no fraction of a second. */
export const eventBridgeSchedules = (
  { group: GroupName, roleArn: RoleArn, targetArn: Arn, prefix }: SchedulesInput,
  client = new SchedulerClient(slowCalls),
): Schedules => {
  // Names have at most 64 characters, ids may have more.
  const nameOf = (name: string) => `${prefix}-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  return {
    async set(name, time, input) {
      const schedule: CreateScheduleCommandInput = {
        Name: nameOf(name),
        GroupName,
        ScheduleExpression: `at(${new Date(time).toISOString().slice(0, 19)})`,
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: { Arn, RoleArn, Input: JSON.stringify(input) },
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
