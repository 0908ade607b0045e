import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { campaignDispatchEnvironment } from '#lambdas/functions/campaign-dispatch.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { ScheduledCalls } from '../constructs/scheduled-calls.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type DispatchParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'url'>;

const harm = 'readers do not get campaigns on time, or not at all.';
/** A lost message is found after so many minutes. */
const minutesBetweenLooks = 5;
const reason = 'Each campaign has schedules of its own, named after it.';

/** Has the dispatcher called: what a function needs that plans campaigns. */
export interface CampaignCalls {
  environment: { SCHEDULE_GROUP: string; SCHEDULE_ROLE: string; SCHEDULE_DEAD_LETTERS: string };
  /** The function that schedules call. */
  targetArn: string;
  /** Allows setting and cancelling schedules. */
  grantSchedule(caller: NodeFunction): void;
}

/** Takes campaigns when their time has come, fixes who gets them, and queues their mails at the account's rate. */
export const campaignDispatchFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail, url }: DispatchParts,
  chunks: { queue: IQueue; grantSend(sender: NodeFunction): void },
): CampaignCalls => {
  const calls = new ScheduledCalls(scope, 'CampaignTimes', {
    name: 'campaigns',
    prefix: 'campaign',
    deadLetters: { harm, alarms },
  });
  const scheduling = { ...calls.environment, SCHEDULE_DEAD_LETTERS: calls.deadLetterArn ?? '' };
  const dispatch = new NodeFunction(scope, 'CampaignDispatch', {
    entry: 'campaign-dispatch',
    environment: environment(campaignDispatchEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ...scheduling,
      MAIL_FROM: mail.from,
      CAMPAIGN_CONFIGURATION_SET: mail.campaigns.configurationSetName,
      CHUNK_QUEUE: chunks.queue.queueUrl,
      SITE_URL: url,
      SITE_CONTACT: stage.contact,
    }),
    harm,
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // Reads some hundred thousand people; the rest is left to the next call.
    timeout: Duration.minutes(5),
    // The compiler of layouts, and a page of people.
    memoryMb: 1_024,
  });
  table.grant(dispatch.role, tableAccess.campaignDispatch);
  auditTable.grantAdd(dispatch.role);
  mail.grantSendCampaignMail(dispatch.role);
  mail.grantReadAccount(dispatch.role);
  chunks.grantSend(dispatch);
  calls.allowTarget(dispatch);
  calls.every(minutesBetweenLooks, dispatch);
  calls.grantSchedule(dispatch, reason);
  return {
    environment: scheduling,
    targetArn: dispatch.function.functionArn,
    grantSchedule: (caller) => calls.grantSchedule(caller, reason),
  };
};
