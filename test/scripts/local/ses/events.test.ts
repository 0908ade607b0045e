import {
  DeleteSuppressedDestinationCommand,
  GetSuppressedDestinationCommand,
  NotFoundException,
  PutSuppressedDestinationCommand,
  SendBulkEmailCommand,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { mailboxHeader } from '#lambdas/platform/mail/mail-address.ts';
import { feedback, startFeedbackTwin } from './feedback-product.ts';
import { simpleMail, startMailTwin } from './mail-product.ts';

const to = (address: string, ConfigurationSetName = 'campaigns') =>
  new SendEmailCommand(
    simpleMail({
      Destination: { ToAddresses: [address] },
      ConfigurationSetName,
      EmailTags: [{ Name: 'campaign', Value: 'spring' }],
    }),
  );
const ownReasons = {
  Silent: {
    Type: 'AWS::SES::ConfigurationSet',
    Properties: { Name: 'sign-in', SuppressionOptions: { SuppressedReasons: ['BOUNCE'] } },
  },
  SilentEvents: {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: 'sign-in',
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['BOUNCE', 'DELIVERY'],
        EventBridgeDestination: { EventBusArn: 'arn:aws:events:eu-central-1:000000000000:event-bus/default' },
      },
    },
  },
};

describe('what becomes of a mail', () => {
  it.each([
    ['dana@example.net', ['Email Sent', 'Email Delivered']],
    ['success@simulator.amazonses.com', ['Email Sent', 'Email Delivered']],
    ['bounce+7@simulator.amazonses.com', ['Email Sent', 'Email Bounced']],
    ['complaint@simulator.amazonses.com', ['Email Sent', 'Email Delivered', 'Email Complaint Received']],
    ['suppressionlist@simulator.amazonses.com', ['Email Sent', 'Email Bounced']],
    ['ooto@simulator.amazonses.com', ['Email Sent', 'Email Delivered']],
  ])('%s: %j', async (address, expected) => {
    const { ses, told } = await startFeedbackTwin();
    await ses.send(to(address));
    expect(await told()).toEqual(expected);
  });

  it.each(['Пуанты', 'נעלי פוינט', 'Pointe "Shoes", <Haifa>', 'Chaussons d’été', '中文', ''])(
    'a bounce beside the name %j is told once, and the call succeeds',
    async (name) => {
      const { ses, mails, told } = await startFeedbackTwin();
      const from = mailboxHeader({ name, address: 'no-reply@example.com' });
      const bouncing = 'bounce@simulator.amazonses.com';
      const entries = ['dana@example.net', bouncing].map((address) => ({ Destination: { ToAddresses: [address] } }));
      const TemplateContent = { Subject: 'News', Text: 'News' };
      const { BulkEmailEntryResults = [] } = await ses.send(
        new SendBulkEmailCommand({
          FromEmailAddress: from,
          ConfigurationSetName: 'campaigns',
          DefaultContent: { Template: { TemplateContent, TemplateData: '{}' } },
          BulkEmailEntries: entries,
        }),
      );
      expect(BulkEmailEntryResults.map(({ Status }) => Status)).toEqual(['SUCCESS', 'SUCCESS']);
      await ses.send(
        new SendEmailCommand(simpleMail({ FromEmailAddress: from, Destination: { ToAddresses: [bouncing] } })),
      );
      expect(await mails('to=dana@example.net')).toHaveLength(1);
      expect(await mails('to=no-reply@example.com')).toHaveLength(2);
      expect((await told()).sort()).toEqual(['Email Bounced', 'Email Delivered', 'Email Sent', 'Email Sent']);
    },
  );

  it('comes back to its sender as a report, and as an event; no other mail does', async () => {
    const { ses, mails, twin } = await startFeedbackTwin();
    await ses.send(to('dana@example.net'));
    await ses.send(to('complaint@simulator.amazonses.com'));
    expect(await mails('to=no-reply@example.com')).toEqual([]);
    const { MessageId } = await ses.send(to('bounce+7@simulator.amazonses.com'));
    const [report] = await mails('to=no-reply@example.com');
    expect(report).toMatchObject({
      from: 'MAILER-DAEMON@amazonses.com',
      subject: expect.stringContaining('(Failure)'),
    });
    const raw = await (await fetch(`${twin.url}/__local/mail/${report?.id}/source`)).text();
    expect(raw).toContain('Final-Recipient: rfc822; bounce+7@simulator.amazonses.com');
    expect(raw).toContain(`<${MessageId}@`);
  });

  it('is lost where a fault strikes the bus; the mail is sent all the same', async () => {
    const { twin, ses, told, mails } = await startFeedbackTwin();
    const fault = { service: 'events', kind: 'cut', count: 1 };
    await fetch(`${twin.url}/__local/api/faults`, { method: 'POST', body: JSON.stringify(fault) });
    await ses.send(to('dana@example.net'));
    expect([await told(), await mails()]).toEqual([['Email Delivered'], [expect.anything()]]);
  });

  it('is told with the message, its tags and its configuration set', async () => {
    const { ses, events } = await startFeedbackTwin();
    const { MessageId } = await ses.send(to('bounce@simulator.amazonses.com'));
    const [, bounced] = await events();
    expect(bounced).toMatchObject({
      source: 'aws.ses',
      resources: ['arn:aws:ses:eu-central-1:000000000000:configuration-set/campaigns'],
      detail: {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress: 'bounce@simulator.amazonses.com' }],
        },
        mail: {
          messageId: MessageId,
          destination: ['bounce@simulator.amazonses.com'],
          tags: { campaign: ['spring'], 'ses:configuration-set': ['campaigns'] },
        },
      },
    });
  });

  it('is not told of a set without an event destination, nor what the destination leaves out', async () => {
    const { ses, told } = await startFeedbackTwin({ resources: ownReasons });
    await ses.send(new SendEmailCommand(simpleMail({ FromEmailAddress: 'owner@elsewhere.org' })));
    await ses.send(to('dana@example.net', 'sign-in'));
    expect(await told()).toEqual(['Email Delivered']);
  });

  it.each([
    ['another source', feedback({ rule: { EventPattern: { source: ['aws.s3'] } } })],
    ['a rule that is switched off', feedback({ rule: { State: 'DISABLED' } })],
  ])('does not come by %s', async (_why, resources) => {
    const { ses, told } = await startFeedbackTwin({}, resources);
    await ses.send(to('dana@example.net'));
    expect(await told()).toEqual([]);
  });

  it.each([
    ['allows another rule', { 'aws:SourceArn': 'arn:aws:events:eu-central-1:000000000000:rule/another' }],
    ['allows another account', { 'aws:SourceAccount': '111111111111' }],
  ])('is lost, and said to be, where the policy of the queue %s', async (_what, condition) => {
    const statement = {
      Effect: 'Allow',
      Principal: { Service: 'events.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Resource: '*',
      Condition: { StringEquals: condition },
    };
    const { twin, ses, told } = await startFeedbackTwin({}, feedback({ statement }));
    await ses.send(to('dana@example.net'));
    expect(await told()).toEqual([]);
    expect(twin.problems[0]).toContain("its queue's policy does not allow it");
    expect(twin.denied()).toContainEqual(expect.objectContaining({ caller: 'EventBridge', action: 'sqs:SendMessage' }));
  });
});

describe('the suppression list of the account', () => {
  const add = (EmailAddress: string, Reason: 'BOUNCE' | 'COMPLAINT') =>
    new PutSuppressedDestinationCommand({ EmailAddress, Reason });

  it('takes mail away for the reasons that the configuration set has, and for no others', async () => {
    const { ses, events, mails } = await startFeedbackTwin({ resources: ownReasons });
    await ses.send(add('Angry@example.net', 'COMPLAINT'));
    await ses.send(to('angry@example.net'));
    await ses.send(to('angry@example.net', 'sign-in'));
    expect((await events()).map(({ detail }) => [detail.eventType, (detail.bounce as object) ?? null])).toEqual([
      ['Send', null],
      ['Bounce', expect.objectContaining({ bounceSubType: 'OnAccountSuppressionList' })],
      ['Delivery', null],
    ]);
    expect((await mails()).map(({ simulated }) => simulated)).toEqual([{}, { 'angry@example.net': 'suppressed' }]);
  });

  it('is read and shortened', async () => {
    const { ses } = await startMailTwin();
    await ses.send(add('a@example.net', 'COMPLAINT'));
    await ses.send(add('b@example.net', 'BOUNCE'));
    const one = { EmailAddress: 'b@example.net' };
    const { SuppressedDestination } = await ses.send(new GetSuppressedDestinationCommand(one));
    expect(SuppressedDestination).toMatchObject({ ...one, Reason: 'BOUNCE', LastUpdateTime: expect.any(Date) });
    await ses.send(new DeleteSuppressedDestinationCommand(one));
    await expect(ses.send(new GetSuppressedDestinationCommand(one))).rejects.toThrow(NotFoundException);
    await expect(ses.send(new DeleteSuppressedDestinationCommand(one))).rejects.toThrow(NotFoundException);
  });

  it('needs a permission for each of its operations', async () => {
    const { twin, asFunction } = await startMailTwin();
    const path = '/v2/email/suppression/addresses';
    for (const [method, target] of [
      ['PUT', path],
      ['GET', `${path}/a%40b.c`],
      ['DELETE', `${path}/a%40b.c`],
    ] as const) {
      expect(await asFunction(method, target, method === 'PUT' ? {} : undefined)).toMatchObject({
        type: 'AccessDeniedException',
      });
    }
    expect(twin.denied().map(({ action }) => action)).toEqual([
      'ses:PutSuppressedDestination',
      'ses:GetSuppressedDestination',
      'ses:DeleteSuppressedDestination',
    ]);
  });
});

describe('a template that AWS refuses', () => {
  const bus = { EventBusArn: 'arn:aws:events:eu-central-1:000000000000:event-bus/default' };
  const destination = (EventDestination: object) => ({
    Events: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: { ConfigurationSetName: 'campaigns', EventDestination },
    },
  });
  it.each([
    ['without a destination', destination({ Enabled: true, MatchingEventTypes: ['SEND'] }), 'one destination'],
    [
      'to a bus of its own',
      destination({
        MatchingEventTypes: ['SEND'],
        EventBridgeDestination: { EventBusArn: 'arn:aws:events:eu-central-1:000000000000:event-bus/own' },
      }),
      'the default event bus only',
    ],
    [
      'of an unknown kind',
      destination({ MatchingEventTypes: ['READ'], EventBridgeDestination: bus }),
      'MatchingEventTypes',
    ],
    ['a rule to a FIFO queue', feedback({ queue: { QueueName: 'feedback.fifo', FifoQueue: true } }), 'SqsParameters'],
    [
      'a rule to a queue under the key of SQS',
      feedback({ queue: { KmsMasterKeyId: 'alias/aws/sqs' } }),
      'alias/aws/sqs',
    ],
    ['a rule on a bus of its own', feedback({ rule: { EventBusName: 'own' } }), 'EventBusName'],
    ['a rule with a schedule', feedback({ rule: { ScheduleExpression: 'rate(1 minute)' } }), 'ScheduleExpression'],
    [
      'a pattern that is too long',
      feedback({
        rule: { EventPattern: { source: Array.from({ length: 300 }, (_none, index) => `source-${index}`) } },
      }),
      'longer than 2048',
    ],
  ])('%s does not start the twin', async (_what, resources, message) => {
    await expect(startMailTwin({ resources })).rejects.toThrow(message);
  });
});
