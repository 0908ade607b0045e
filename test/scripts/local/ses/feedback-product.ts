import { ListQueuesCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { clientOf } from '../sqs/queue-product.ts';
import type { Resources } from '../support/assembly.ts';
import { att, ref } from '../support/resources.ts';
import type { Parts } from '../support/twin.ts';
import { startMailTwin } from './mail-product.ts';

const allowed = {
  Effect: 'Allow',
  Principal: { Service: 'events.amazonaws.com' },
  Action: 'sqs:SendMessage',
  Resource: att('Feedback', 'Arn'),
  Condition: { ArnEquals: { 'aws:SourceArn': att('Rule', 'Arn') } },
};

/** A rule that hands the events of mails to a queue, whose policy is given. */
export const feedback = ({ rule = {}, queue = {}, statement = allowed as object } = {}): Resources => ({
  Feedback: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'feedback', ...queue } },
  Policy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: { Queues: [ref('Feedback')], PolicyDocument: { Version: '2012-10-17', Statement: [statement] } },
  },
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: { source: ['aws.ses'] },
      Targets: [{ Id: 'queue', Arn: att('Feedback', 'Arn') }],
      ...rule,
    },
  },
});

/** SES with a rule and a queue for what becomes of its mail. */
export const startFeedbackTwin = async (parts: Parts = {}, resources: Resources = feedback()) => {
  const started = await startMailTwin({ ...parts, resources: { ...resources, ...parts.resources } });
  const sqs = clientOf(started.twin, started.twin.operator);
  /** The events in the queue, in order; reading takes them from it. */
  const events = async () => {
    const { QueueUrls: [QueueUrl] = [] } = await sqs.send(new ListQueuesCommand({ QueueNamePrefix: 'feedback' }));
    const all: { 'detail-type': string; source: string; resources: string[]; detail: Record<string, unknown> }[] = [];
    for (;;) {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
      if (Messages.length === 0) return all;
      all.push(...Messages.map(({ Body = '' }) => JSON.parse(Body)));
    }
  };
  const told = async () => (await events()).map((event) => event['detail-type']);
  return { ...started, events, told };
};
