import { Duration } from 'aws-cdk-lib';
import { EmailSendingEvent } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { campaignFeedbackEnvironment } from '#lambdas/functions/campaign-feedback.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { MailEvents } from '../constructs/mail-events.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type FeedbackParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail'>;

const harm =
  'readers whose mail came back or who complained may be written to again, and administrators do not see what became of a campaign.';
const timeout = Duration.seconds(30);

/** Keeps what SES says became of the mails of campaigns. */
export const campaignFeedbackFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail }: FeedbackParts,
): NodeFunction => {
  const feedback = new NodeFunction(scope, 'CampaignFeedback', {
    entry: 'campaign-feedback',
    environment: environment(campaignFeedbackEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
    }),
    harm,
    alarms,
    timeout,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(feedback.role, tableAccess.campaignFeedback);
  auditTable.grantAdd(feedback.role);
  const events = new MailEvents(feedback, 'Mail', {
    configurationSet: mail.campaigns,
    name: 'campaign-events',
    events: [
      ...[EmailSendingEvent.SEND, EmailSendingEvent.REJECT, EmailSendingEvent.RENDERING_FAILURE],
      ...[EmailSendingEvent.DELIVERY, EmailSendingEvent.DELIVERY_DELAY],
      ...[EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
      // SES puts a picture into the mail, and leads its links through a server of its own.
      ...[EmailSendingEvent.OPEN, EmailSendingEvent.CLICK],
    ],
    harm,
    alarms,
    timeout,
  });
  // Fifty mails are sent at once, and each is reported twice or more: one write keeps what belongs to one chunk.
  events.feed(feedback, { batchSize: 1_000, gatherSeconds: 1 });
  return feedback;
};
