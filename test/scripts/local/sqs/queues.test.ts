import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { att, ref, worker } from '../support/resources.ts';
import { clientOf, queues, receiver, startQueues, urlOf } from './queue-product.ts';

const QueueUrl = urlOf('Queue.fifo');
const Standard = urlOf('Standard');
const minute = 60_000;

const start = async (more: object = {}) => {
  const product = await startQueues({ resources: queues(more) });
  const { sqs } = product;
  const send = (MessageBody: string, MessageGroupId = 'a', MessageDeduplicationId = MessageBody) =>
    sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId, MessageDeduplicationId }));
  const take = async (input: Partial<ReceiveMessageCommandInput> = {}) =>
    (await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...input }))).Messages ?? [];
  const bodies = async (input: Partial<ReceiveMessageCommandInput> = {}) => (await take(input)).map(({ Body }) => Body);
  const remove = (ReceiptHandle = '', url = QueueUrl) =>
    sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
  return { ...product, send, take, bodies, remove };
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ name, message }: Error) => `${name}: ${message}`,
  );

describe('a FIFO queue', () => {
  it('hands on each group in order, and nothing of a group of which a message is in flight', async () => {
    const { send, take, bodies, remove } = await start();
    for (const [body, group] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
      ['a3', 'a'],
    ] as const)
      await send(body, group);
    const first = await take({ MaxNumberOfMessages: 1 });
    expect(first.map(({ Body }) => Body)).toEqual(['a1']);
    expect(await bodies()).toEqual(['b1']);
    await remove(first[0]?.ReceiptHandle);
    expect(await bodies()).toEqual(['a2', 'a3']);
    expect(await bodies()).toEqual([]);
  });

  it('takes a message once within five minutes, for each group, also after it was deleted', async () => {
    const { twin, send, take, bodies, remove } = await start();
    const { MessageId } = await send('first', 'a', 'same');
    expect((await send('again', 'a', 'same')).MessageId).toBe(MessageId);
    await send('elsewhere', 'b', 'same');
    for (const { ReceiptHandle, Body } of await take()) {
      expect(Body).not.toBe('again');
      await remove(ReceiptHandle);
    }
    await send('deleted', 'a', 'same');
    expect(await bodies()).toEqual([]);
    await twin.clock.advance(5 * minute + 1_000);
    await send('later', 'a', 'same');
    expect(await bodies()).toEqual(['later']);
  });

  it('shows a message again after its visibility timeout, and gives it up after its receives, in its order', async () => {
    const { twin, send, bodies, take, state } = await start();
    await send('poison');
    await send('next');
    for (let time = 0; time < 3; time += 1) {
      expect(await bodies({ MaxNumberOfMessages: 1 })).toEqual(['poison']);
      await twin.clock.advance(minute + 1_000);
    }
    expect(await bodies()).toEqual(['next']);
    expect(await state('Dead.fifo')).toMatchObject({ waiting: 1, isDeadLetters: true });
    const [dead] = await take({ QueueUrl: urlOf('Dead.fifo'), MessageSystemAttributeNames: ['All'] });
    expect([dead?.Body, dead?.Attributes]).toEqual([
      'poison',
      expect.objectContaining({
        MessageGroupId: 'a',
        // Its own id, so that no other dead letter counts as its duplicate.
        MessageDeduplicationId: dead?.MessageId,
        DeadLetterQueueSourceArn: 'arn:aws:sqs:eu-central-1:000000000000:Test-Queue.fifo',
      }),
    ]);
    expect(await (await fetch(`${twin.url}/__local/queues`)).text()).toContain('dead letters');
    expect(await (await fetch(`${twin.url}/__local/queues/Test-Dead.fifo`)).text()).toContain('poison');
  });

  it('hides a message as long as the call says, and refuses a receipt that has run out', async () => {
    const { twin, send, take, bodies, remove } = await start();
    await send('held');
    const [held] = await take({ VisibilityTimeout: 120 });
    await twin.clock.advance(minute + 1_000);
    expect(await bodies()).toEqual([]);
    await twin.clock.advance(minute);
    expect(await bodies()).toEqual(['held']);
    expect(await refusal(remove(held?.ReceiptHandle))).toMatch(/The receipt handle has expired/);
    expect(await refusal(remove('nonsense'))).toMatch(/^ReceiptHandleIsInvalid/);
  });
});

describe('a standard queue', () => {
  it('delays messages, waits for them, and forgets them when they are too old', async () => {
    const { twin, sqs, take, bodies, state, remove } = await start();
    const send = (MessageBody: string, more: object = {}) =>
      sqs.send(new SendMessageCommand({ QueueUrl: Standard, MessageBody, ...more }));
    await send('later', { DelaySeconds: 900 });
    expect(await bodies({ QueueUrl: Standard })).toEqual([]);
    expect(await state('Standard')).toMatchObject({ waiting: 0, delayed: 1 });
    await twin.clock.advance(15 * minute);
    const [later] = await take({ QueueUrl: Standard });
    expect(later?.Body).toBe('later');
    await remove(later?.ReceiptHandle, Standard);
    await remove(later?.ReceiptHandle, Standard);

    const waiting = bodies({ QueueUrl: Standard, WaitTimeSeconds: 20 });
    await send('at once');
    expect(await waiting).toEqual(['at once']);
    await twin.clock.advance(4 * 24 * 60 * minute + 1_000);
    expect(await bodies({ QueueUrl: Standard })).toEqual([]);
  });
});

describe('a batch', () => {
  const entry = (Id: string, MessageBody: string, more: object = {}) => ({
    Id,
    MessageBody,
    MessageGroupId: 'a',
    MessageDeduplicationId: Id,
    ...more,
  });
  it('is taken in its order; what is wrong with one entry is said of that entry', async () => {
    const { sqs, bodies } = await start();
    const reply = await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: [
          entry('1', 'one'),
          entry('2', 'bell \u0007'),
          entry('3', 'x', { MessageGroupId: 'א' }),
          entry('4', 'four'),
        ],
      }),
    );
    expect(reply.Successful?.map(({ Id }) => Id)).toEqual(['1', '4']);
    expect(reply.Failed).toMatchObject([
      { Id: '2', SenderFault: true, Code: 'InvalidMessageContents' },
      { Id: '3', SenderFault: true, Code: 'InvalidParameterValue' },
    ]);
    expect(await bodies({ VisibilityTimeout: 0 })).toEqual(['one', 'four']);
  });

  it.each([
    ['EmptyBatchRequest', []],
    ['TooManyEntriesInBatchRequest', Array.from({ length: 11 }, (_, index) => entry(String(index), 'x'))],
    ['BatchEntryIdsNotDistinct', [entry('1', 'x'), entry('1', 'y')]],
    ['InvalidBatchEntryId', [entry('1.1', 'x')]],
    ['BatchRequestTooLong', [entry('1', 'x'.repeat(600_000)), entry('2', 'ש'.repeat(300_000))]],
  ])('is refused as a whole: %s', async (name, Entries) => {
    const { sqs, bodies } = await start();
    expect(await refusal(sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries })))).toContain(name);
    expect(await bodies()).toEqual([]);
  });
});

describe('what SQS refuses', () => {
  it('of a message', async () => {
    const { sqs, send } = await start({ MaximumMessageSize: 1_024 });
    const raw = (input: object) =>
      refusal(sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageGroupId: 'a', ...input })));
    const toStandard = (input: object) =>
      refusal(sqs.send(new SendMessageCommand({ QueueUrl: Standard, MessageBody: 'x', ...input })));
    expect(await raw({})).toMatch(/ContentBasedDeduplication enabled or MessageDeduplicationId/);
    expect(await raw({ MessageGroupId: undefined })).toMatch(/must contain the parameter MessageGroupId/);
    expect(await raw({ MessageDeduplicationId: '1', MessageGroupId: 'x'.repeat(129) })).toMatch(
      /MessageGroupId is invalid/,
    );
    expect(await raw({ MessageDeduplicationId: 'with space' })).toMatch(/MessageDeduplicationId is invalid/);
    expect(await raw({ MessageDeduplicationId: '1', DelaySeconds: 5 })).toMatch(/not valid for this queue type/);
    expect(await toStandard({ MessageDeduplicationId: '1' })).toMatch(/not valid for this queue type/);
    expect(await toStandard({ MessageBody: '' })).toMatch(/MessageBody/);
    expect(await refusal(send('ש'.repeat(513), 'a', 'long'))).toMatch(/shorter than 1024 bytes/);
    expect(await refusal(send('\uffff', 'a', 'odd'))).toMatch(/^InvalidMessageContents/);
    expect(await refusal(send('half of \ud83e', 'a', 'half'))).toMatch(/^InvalidMessageContents/);
    expect(await refusal(send('\ufffd 🩰 \t', 'a', 'fine'))).toBeUndefined();
  });

  it('of calls: other queues, limits, and what the twin does not have, by name', async () => {
    const { sqs, twin } = await start();
    const nowhere = urlOf('Nowhere');
    expect(await refusal(sqs.send(new SendMessageCommand({ QueueUrl: nowhere, MessageBody: 'x' })))).toMatch(
      /^QueueDoesNotExist/,
    );
    expect(await refusal(sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 11 })))).toMatch(
      /MaxNumberOfMessages is invalid/,
    );
    const attributes = { topic: { DataType: 'String', StringValue: 'x' } };
    const withAttributes = new SendMessageCommand({
      QueueUrl: Standard,
      MessageBody: 'x',
      MessageAttributes: attributes,
    });
    expect(await refusal(sqs.send(withAttributes))).toMatch(/does not know the SQS parameter.*MessageAttributes/s);
    const move = new StartMessageMoveTaskCommand({ SourceArn: 'arn:aws:sqs:eu-central-1:000000000000:Test-Dead.fifo' });
    expect(await refusal(sqs.send(move))).toMatch(/does not know the SQS operation StartMessageMoveTask/);
    expect(twin.problems.splice(0)).toHaveLength(2);
  });

  it('nothing of what tells of queues', async () => {
    const { sqs } = await start();
    expect((await sqs.send(new ListQueuesCommand({ QueueNamePrefix: 'Test-Q' }))).QueueUrls).toEqual([QueueUrl]);
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
    expect(Attributes).toMatchObject({
      QueueArn: 'arn:aws:sqs:eu-central-1:000000000000:Test-Queue.fifo',
      FifoQueue: 'true',
      FifoThroughputLimit: 'perMessageGroupId',
      VisibilityTimeout: '60',
      RedrivePolicy: expect.stringContaining('"maxReceiveCount":3'),
    });
  });
});

describe('who may call', () => {
  const asFunction = async (statements: object[], resources: object = {}) => {
    const { twin, shown } = await startQueues({
      statements,
      assets: receiver(),
      resources: { ...queues(), ...resources },
    });
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = (await shown()).environment;
    const sqs = clientOf(twin, { accessKeyId, secretAccessKey });
    const Entries = [{ Id: '1', MessageBody: 'x', MessageGroupId: 'a', MessageDeduplicationId: '1' }];
    const send = (url: string) => refusal(sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries })));
    return { twin, sqs, send };
  };
  const sending = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: att('Queue', 'Arn') };

  it('a role by queue and call; many messages are one right', async () => {
    const { twin, sqs, send } = await asFunction([sending]);
    expect(await send(QueueUrl)).toBeUndefined();
    expect(await send(urlOf('Dead.fifo'))).toMatch(/not authorized to perform: sqs:SendMessage on resource: .*Dead/);
    expect(await refusal(sqs.send(new ReceiveMessageCommand({ QueueUrl })))).toMatch(/sqs:ReceiveMessage/);
    expect(twin.denied().map(({ action }) => action)).toEqual(['sqs:SendMessage', 'sqs:ReceiveMessage']);
  });

  it.each([
    ['true', /denied|not authorized/],
    // Every call here counts as encrypted.
    ['false', undefined],
  ])("whom the queue's own policy does not deny (aws:SecureTransport %s)", async (secure, expected) => {
    const { send } = await asFunction([sending], {
      Policy2: {
        Type: 'AWS::SQS::QueuePolicy',
        Properties: {
          Queues: [{ Ref: 'Queue' }],
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Deny',
                Action: 'sqs:*',
                Principal: { AWS: '*' },
                Resource: att('Queue', 'Arn'),
                Condition: { Bool: { 'aws:SecureTransport': secure } },
              },
            ],
          },
        },
      },
    });
    if (expected) expect(await send(QueueUrl)).toMatch(expected);
    else expect(await send(QueueUrl)).toBeUndefined();
  });

  it('a function by the address of its queue, which here is one of this machine', async () => {
    const { shown, twin } = await startQueues({
      assets: receiver(),
      resources: {
        ...queues(),
        ...worker([], {
          Environment: { Variables: { QUEUES: { 'Fn::Join': ['', ['{"a":"', ref('Queue'), '"}']] } } },
        }),
      },
    });
    expect((await shown()).environment.QUEUES).toBe(`{"a":"${twin.awsEndpoint}/000000000000/Test-Queue.fifo"}`);
  });
});

describe('queues that AWS refuses', () => {
  it.each([
    ['ends with .fifo', { QueueName: 'plain' }, {}],
    ['is FIFO', {}, { FifoQueue: undefined }],
    ['needs DeduplicationScope', { DeduplicationScope: 'queue' }, {}],
    ['does not name it', {}, { RedriveAllowPolicy: { redrivePermission: 'denyAll' } }],
    [
      'does not name it',
      {},
      {
        RedriveAllowPolicy: {
          redrivePermission: 'byQueue',
          sourceQueueArns: ['arn:aws:sqs:eu-central-1:000000000000:other.fifo'],
        },
      },
    ],
    ['does not exist', { RedrivePolicy: { deadLetterTargetArn: 'arn:aws:sqs:x', maxReceiveCount: 1 } }, {}],
    ['maxReceiveCount', { RedrivePolicy: { deadLetterTargetArn: att('Dead', 'Arn'), maxReceiveCount: 1_001 } }, {}],
    ['VisibilityTimeout', { VisibilityTimeout: 43_201 }, {}],
    ['MaximumMessageSize', { MaximumMessageSize: 1_048_577 }, {}],
    ['only FIFO queues', { FifoQueue: undefined, RedrivePolicy: undefined }, {}],
    ['Unrecognized', { Owner: 'me' }, {}],
  ])('%s', async (message, more, deadLetters) => {
    await expect(startQueues({ resources: queues(more, deadLetters) })).rejects.toThrow(message);
  });
});
