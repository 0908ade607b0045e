import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Language } from '#contracts/text/language.ts';
import { blogEditingStore, followPlan, plannedPlace, publishDue } from '#lambdas/blog/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { eventBridgeSchedules } from '#lambdas/platform/schedules.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { scheduleEnvironment } from './schedule.env.ts';
import { auditingBy } from './wiring/auditing.ts';
import { readTableChanges } from './wiring/read-table-changes.ts';
import { settingsOf } from './wiring/settings.ts';

/** The input of a schedule's call, as `followPlan` sets it. */
interface Planned {
  id: string;
  language: Language;
}

const environment = readEnvironment(scheduleEnvironment);
const table = openTable(environment.TABLE_NAME);
const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, settingsOf(table, clock));
const log = createLog('schedule');
const services = {
  blog: blogEditingStore(table),
  audit,
  clock,
};

const hearOfPlans = ({ Records }: SQSEvent, targetArn: string): Promise<SQSBatchResponse> => {
  const schedules = eventBridgeSchedules({
    group: environment.SCHEDULE_GROUP,
    roleArn: environment.SCHEDULE_ROLE,
    targetArn,
    prefix: 'post',
    clock,
  });
  const follow = followPlan({ ...services, schedules });
  return readTableChanges(Records, log, async ({ keys }) => {
    const place = plannedPlace(keys);
    if (place) await follow(place);
  });
};

/** Called by its queue when a post is planned or no longer so, and by its schedule when its moment has come. */
export const handler = async (
  event: SQSEvent | Planned,
  { invokedFunctionArn }: Context,
): Promise<SQSBatchResponse | undefined> => {
  if ('Records' in event) return hearOfPlans(event, invokedFunctionArn);
  await prepare();
  await publishDue(services)(event);
  return undefined;
};
