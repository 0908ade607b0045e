import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { scheduleEnvironment } from '#lambdas/functions/schedule.env.ts';
import { ChangeQueue } from '../constructs/change-queue.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { ScheduledCalls } from '../constructs/scheduled-calls.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type ScheduleParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable'>;

const harm = 'visitors do not get planned posts on time.';
const timeout = Duration.seconds(10);

/** Schedules planned posts, and publishes each when its time has come. The queue is to notify it of plans. */
export const scheduleFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable }: ScheduleParts,
): ChangeQueue => {
  const calls = new ScheduledCalls(scope, 'PlannedPosts', { name: 'posts', prefix: 'post' });
  const schedule = new NodeFunction(scope, 'Schedule', {
    entry: 'schedule',
    environment: environment(scheduleEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ...calls.environment,
    }),
    harm,
    alarms,
    timeout,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(schedule.role, tableAccess.schedule);
  auditTable.grantAdd(schedule.role);
  calls.allowTarget(schedule);
  calls.grantSchedule(schedule, 'Each planned post has a schedule of its own, named after it.');
  const plans = new ChangeQueue(schedule, 'Plans', { consumer: 'schedule', harm, alarms, timeout });
  plans.feed(schedule);
  return plans;
};
