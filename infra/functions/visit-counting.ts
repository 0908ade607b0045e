import { Duration, Stack } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { visitCountingEnvironment } from '#lambdas/functions/visit-counting.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { addConsumer, addQueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type CountingParts = Pick<Parts, 'stage' | 'alarms' | 'table'>;

const harm = 'administrators see fewer visits than there were.';
const timeout = Duration.seconds(60);
/** Messages that come within this time are counted together; "now" on the screen is as old. */
const gatherSeconds = 5;

/** Counts visits. It answers the queue that reports of visits go to. */
export const visitCountingFunction = (scope: Construct, { stage, alarms, table }: CountingParts): IQueue => {
  const counting = new NodeFunction(scope, 'VisitCounting', {
    entry: 'visit-counting',
    environment: environment(visitCountingEnvironment, { TABLE_NAME: table.tableName }),
    harm,
    alarms,
    timeout,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(counting.role, tableAccess.visitCounting);
  const place = new Construct(counting, 'Visits');
  const { queue } = addQueueWithDeadLetters(place, {
    queueName: `${Stack.of(scope).stackName}-visits`,
    alarmText: `Dead letters of visits: ${harm}`,
    alarms,
    timeout,
  });
  addConsumer(place, queue, counting, { batchSize: 1_000, gatherSeconds });
  return queue;
};

/** Allows sending to the queue. */
export const grantSend = (grantee: NodeFunction, { queueArn }: IQueue): void => {
  Grant.addToPrincipal({ grantee: grantee.role, actions: ['sqs:SendMessage'], resourceArns: [queueArn] });
};
