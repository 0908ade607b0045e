import { Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { tableChangesEnvironment } from '#lambdas/functions/table-changes.env.ts';
import { type TableConsumer, tableConsumers } from '#lambdas/platform/table/table-consumers.ts';
import type { ChangeQueue } from '../constructs/change-queue.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { TableFeed } from '../constructs/table-feed.ts';
import type { ConsumerQueues, Parts } from './parts.ts';

type TableChangesParts = Pick<Parts, 'stage' | 'alarms' | 'table'>;

/** Hands changes of the table on to the queues of their consumers. */
export const tableChangesFunction = (
  scope: Construct,
  { stage, alarms, table }: TableChangesParts,
  queues: ConsumerQueues,
): NodeFunction => {
  const all: [string, ChangeQueue][] = Object.entries(queues);
  const changes = new NodeFunction(scope, 'Changes', {
    entry: 'table-changes',
    environment: environment(tableChangesEnvironment, {
      QUEUES: Stack.of(scope).toJsonString(Object.fromEntries(all.map(([name, { queueUrl }]) => [name, queueUrl]))),
    }),
    harm: all.map(([, { harm }]) => harm).join(' '),
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // Changes of one partition are sent one by one.
    timeout: Duration.seconds(30),
  });
  for (const [, queue] of all) queue.grantSend(changes.role);
  new TableFeed(changes, 'Feed', {
    streamArn: table.streamArn,
    target: changes,
    items: Object.values<TableConsumer>(tableConsumers).flatMap(({ items }) => items),
    gatherSeconds: 1,
    batchSize: 100,
    reportsFailures: true,
    // Nothing but a queue that is away stops a change here: it is worth waiting for.
    tryForHours: 6,
    onFailure: alarms,
  });
  return changes;
};
