import { randomUUID } from 'node:crypto';
import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import type { Language } from '#contracts/language.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import { blogEditingStore, planChange, publishDue } from '#lambdas/blog/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { eventBridgeSchedules } from '#lambdas/platform/schedules.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { scheduleEnvironment } from './schedule.env.ts';
import { itemChanges } from './wiring/item-changes.ts';

/** The input of a schedule's call. */
interface Planned {
  id: string;
  language: Language;
}

const environment = readEnvironment(scheduleEnvironment);
const table = openTable(environment.TABLE_NAME);
const auditTable = openTable(environment.AUDIT_TABLE_NAME);
const services = {
  blog: blogEditingStore(table),
  audit: auditLog({ table: auditTable, clock, newId: randomUUID }),
  clock,
};

/** Called by the table's stream when a post is planned or no longer so, and by its schedule when its moment has come. */
export const handler = async (event: DynamoDBStreamEvent | Planned, { invokedFunctionArn }: Context): Promise<void> => {
  if (!('Records' in event)) {
    await publishDue(services)(event);
    return;
  }
  const schedules = eventBridgeSchedules({
    group: environment.SCHEDULE_GROUP,
    roleArn: environment.SCHEDULE_ROLE,
    targetArn: invokedFunctionArn,
    prefix: 'post',
    clock,
  });
  for (const change of itemChanges(event.Records).map(planChange)) {
    if (!change) continue;
    const { postId, language } = change.planned;
    const name = `${postId} ${language}`;
    if (change.act === 'cancel') await schedules.cancel(name);
    else await schedules.set(name, change.planned.publishAt, { id: postId, language } satisfies Planned);
  }
};
