import { SQSClient } from '@aws-sdk/client-sqs';
import type { Twin } from '#scripts/local/twin.ts';
import type { Assets, Resources } from '../support/assembly.ts';
import { att, ref, worker } from '../support/resources.ts';
import { type Parts, startTestTwin } from '../support/twin.ts';

export const reading = {
  Effect: 'Allow',
  Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  Resource: att('Queue', 'Arn'),
};
const fifo = { FifoQueue: true, DeduplicationScope: 'messageGroup', FifoThroughputLimit: 'perMessageGroupId' };

/** A FIFO queue with dead letters, and a standard one. Properties are added to the first one. */
export const queues = (more: object = {}, deadLetters: object = {}): Resources => ({
  Dead: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true, ...deadLetters } },
  Queue: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      ...fifo,
      VisibilityTimeout: 60,
      RedrivePolicy: { deadLetterTargetArn: att('Dead', 'Arn'), maxReceiveCount: 3 },
      ...more,
    },
  },
  Standard: { Type: 'AWS::SQS::Queue', Properties: {} },
});

/** The function `Worker` behind the FIFO queue, on the given terms. */
export const mapped = (terms: object = {}, allowed: object[] = [reading]): Resources => ({
  ...worker(allowed),
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: att('Queue', 'Arn'),
      FunctionName: ref('Worker'),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ...terms,
    },
  },
});

/** A function that keeps the bodies that it gets, after which the given code runs, and answers requests with them. */
export const receiver = (code = ''): Assets => ({
  code: {
    'index.mjs': `const batches = [], events = [];
export const handler = async (event) => {
  if (event.requestContext) return { batches, events, environment: process.env };
  const names = event.Records.map(({ body }) => body);
  const fail = (...failed) => ({ batchItemFailures: event.Records.filter(({ body }) => failed.includes(body)).map(({ messageId }) => ({ itemIdentifier: messageId })) });
  batches.push(names);
  events.push(event);
  ${code}
};`,
  },
});

export const clientOf = ({ awsEndpoint }: Pick<Twin, 'awsEndpoint'>, credentials: Twin['operator']) =>
  new SQSClient({ endpoint: awsEndpoint, region: 'eu-central-1', credentials, maxAttempts: 1 });

export const urlOf = (name: string): string => `https://sqs.eu-central-1.amazonaws.com/000000000000/Test-${name}`;

export const startQueues = async (parts: Parts = {}) => {
  const twin = await startTestTwin({ ...parts, resources: { ...queues(), ...parts.resources } });
  const shown = async () => (await fetch(`${twin.url}/api/seen`)).json();
  const state = async (name: string) => {
    const all: { queue: string }[] = await (await fetch(`${twin.url}/__local/api/queues`)).json();
    return all.find(({ queue }) => queue === `Test-${name}`);
  };
  return {
    twin,
    sqs: clientOf(twin, twin.operator),
    batches: async (): Promise<string[][]> => (await shown()).batches,
    shown,
    state,
  };
};
