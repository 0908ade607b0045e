import type { ChunkMessage } from '#lambdas/campaigns/index.ts';
import { campaignsStore, ledgerStore } from '#lambdas/campaigns/index.ts';
import { readersStore } from '#lambdas/newsletter/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { standardQueue } from '#lambdas/platform/queue.ts';
import { eventBridgeSchedules } from '#lambdas/platform/schedules.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { auditingBy } from './auditing.ts';
import { settingsOf } from './settings.ts';

/** The services of all functions that send campaigns. */
export const campaignServices = (environment: { TABLE_NAME: string; AUDIT_TABLE_NAME: string }) => {
  const table = openTable(environment.TABLE_NAME);
  const readSettings = settingsOf(table, clock);
  const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);
  return {
    table,
    readSettings,
    prepare,
    services: {
      campaigns: campaignsStore(table),
      ledger: ledgerStore(table, clock),
      readers: readersStore(table, clock),
      audit,
      clock,
    },
  };
};

interface Scheduling {
  SCHEDULE_GROUP: string;
  SCHEDULE_ROLE: string;
  SCHEDULE_DEAD_LETTERS: string;
}

/** Has the dispatcher called for a campaign. Another name is another call; the same one moves it. */
export const dispatcherCalls = (environment: Scheduling, targetArn: string) => {
  const schedules = eventBridgeSchedules({
    group: environment.SCHEDULE_GROUP,
    roleArn: environment.SCHEDULE_ROLE,
    deadLetterArn: environment.SCHEDULE_DEAD_LETTERS,
    targetArn,
    prefix: 'campaign',
    clock,
  });
  return {
    set: (campaign: string, time: string, name = campaign) => schedules.set(name, time, { campaign }),
    cancel: (campaign: string) => schedules.cancel(campaign),
  };
};

/** The queue of chunks that are to be handed over. */
export const chunkQueue = (url: string) => {
  const send = standardQueue(url);
  return (messages: readonly (ChunkMessage & { delaySeconds: number })[]): Promise<void> =>
    send(messages.map(({ delaySeconds, ...message }) => ({ body: JSON.stringify(message), delaySeconds })));
};
