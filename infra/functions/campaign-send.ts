import { Duration, Stack } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { campaignSendEnvironment } from '#lambdas/functions/campaign-send.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { addConsumer, addQueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type SendParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail'>;

const harm = 'some readers get their part of a campaign late, or not at all.';
/** Twice the time that a call to SES may take, and more. A lease lasts twice as long (`send-chunks.ts`). */
const timeout = Duration.seconds(60);

/** Their calls to SES go out at once, so they take as long as one; what is read and begun for them takes as many calls as for one. */
const chunksAtOnce = 4;

/**
 * Hands over the mails of campaigns: a standard queue of chunks, because messages of a FIFO queue cannot wait one by one, and
 * a function that takes a few at a time.
 */
export const campaignSendFunction = (scope: Construct, { stage, alarms, table, auditTable, mail }: SendParts) => {
  const chunks = new Construct(scope, 'CampaignChunks');
  const { queue } = addQueueWithDeadLetters(chunks, {
    queueName: `${Stack.of(scope).stackName}-campaign-chunks`,
    alarmText: `Dead letters of chunks of campaigns: ${harm}`,
    alarms,
    timeout,
  });
  const send = new NodeFunction(scope, 'CampaignSend', {
    entry: 'campaign-send',
    environment: environment(campaignSendEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      CAMPAIGN_CONFIGURATION_SET: mail.campaigns.configurationSetName,
      CHUNK_QUEUE: queue.queueUrl,
    }),
    harm,
    alarms,
    logRetentionDays: stage.logRetentionDays,
    timeout,
    // A chunk that comes early, or that SES refuses for its rate, waits in the queue once more; its attempts are counted.
    callsItself: true,
  });
  const grantSend = ({ role }: NodeFunction) =>
    Grant.addToPrincipal({ grantee: role, actions: ['sqs:SendMessage'], resourceArns: [queue.queueArn] });
  table.grant(send.role, tableAccess.campaignSend);
  auditTable.grantAdd(send.role);
  mail.grantSendCampaigns(send.role);
  grantSend(send);
  addConsumer(chunks, queue, send, { batchSize: chunksAtOnce });
  return { queue, grantSend };
};
