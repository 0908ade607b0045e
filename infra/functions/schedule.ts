import type { Construct } from 'constructs';
import { scheduleEnvironment } from '#lambdas/functions/schedule.env.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { ScheduledCalls } from '../constructs/scheduled-calls.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { TableFeed } from '../constructs/table-feed.ts';
import type { Parts } from './parts.ts';

type ScheduleParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable'>;

/** Schedules planned posts, and publishes each when its time has come. */
export const scheduleFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable }: ScheduleParts,
): NodeFunction => {
  const calls = new ScheduledCalls(scope, 'PlannedPosts', { name: 'posts', prefix: 'post' });
  const schedule = new NodeFunction(scope, 'Schedule', {
    entry: 'schedule',
    environment: environment(scheduleEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ...calls.environment,
    }),
    harm: 'visitors do not get planned posts on time.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(schedule.role, tableAccess.schedule);
  auditTable.grantAdd(schedule.role);
  calls.allowTarget(schedule);
  calls.grantSchedule(schedule, 'Each planned post has a schedule of its own, named after it.');
  new TableFeed(schedule, 'Plans', {
    streamArn: table.streamArn,
    target: schedule,
    items: [{ pk: partitions.post, sk: sortKeys.plannedText }],
    gatherSeconds: 1,
    onFailure: alarms,
  });
  return schedule;
};
