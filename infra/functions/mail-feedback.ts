import { Duration } from 'aws-cdk-lib';
import { EmailSendingEvent } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { mailFeedbackEnvironment } from '#lambdas/functions/mail-feedback.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { MailEvents } from '../constructs/mail-events.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type MailFeedbackParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'mail'>;

const harm = 'administrators do not see which mails came back.';
const timeout = Duration.seconds(10);

/** Keeps what SES says became of mails. */
export const mailFeedbackFunction = (
  scope: Construct,
  { stage, alarms, table, mail }: MailFeedbackParts,
): NodeFunction => {
  const feedback = new NodeFunction(scope, 'MailFeedback', {
    entry: 'mail-feedback',
    environment: environment(mailFeedbackEnvironment, { TABLE_NAME: table.tableName }),
    harm,
    alarms,
    timeout,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(feedback.role, tableAccess.mailFeedback);
  const events = new MailEvents(feedback, 'SignInMail', {
    configurationSet: mail.signIn,
    name: 'mail-events',
    // No events that count readers: mail with a code is private.
    events: [EmailSendingEvent.BOUNCE],
    harm,
    alarms,
    timeout,
  });
  events.feed(feedback);
  return feedback;
};
