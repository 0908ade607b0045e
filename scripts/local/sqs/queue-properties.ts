import * as z from 'zod';
import { createEvaluator, type Evaluate } from '../iam/evaluate.ts';
import { policyDocumentSchema } from '../iam/policy-document.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';

/** The largest message, and the largest batch together: 1 MiB. */
export const largestMessage = 1_048_576;
const smallestLimit = 1_024;
const mostReceives = 1_000;
const longestDelay = 900;
/** Of one receive, in seconds. */
export const longestWait = 20;
/** For which a received message may be hidden, in seconds: twelve hours. */
export const longestVisibility = 43_200;
const [shortestRetention, longestRetention, usualRetention] = [60, 1_209_600, 345_600];

const redriveSchema = z.strictObject({
  deadLetterTargetArn: z.string(),
  maxReceiveCount: z.coerce.number().int().min(1).max(mostReceives),
});
const allowSchema = z.discriminatedUnion('redrivePermission', [
  z.strictObject({ redrivePermission: z.literal(['allowAll', 'denyAll']) }),
  z.strictObject({ redrivePermission: z.literal('byQueue'), sourceQueueArns: z.array(z.string()).min(1).max(10) }),
]);

const queueSchema = z.strictObject({
  QueueName: z.string().optional(),
  FifoQueue: z.literal(true).optional(),
  ContentBasedDeduplication: z.boolean().optional(),
  DeduplicationScope: z.enum(['queue', 'messageGroup']).optional(),
  FifoThroughputLimit: z.enum(['perQueue', 'perMessageGroupId']).optional(),
  DelaySeconds: z.int().min(0).max(longestDelay).default(0),
  MaximumMessageSize: z.int().min(smallestLimit).max(largestMessage).default(largestMessage),
  MessageRetentionPeriod: z.int().min(shortestRetention).max(longestRetention).default(usualRetention),
  ReceiveMessageWaitTimeSeconds: z.int().min(0).max(longestWait).default(0),
  VisibilityTimeout: z.int().min(0).max(longestVisibility).default(30),
  RedrivePolicy: redriveSchema.optional(),
  RedriveAllowPolicy: allowSchema.optional(),
  // A laptop's disk needs no encryption of ours.
  KmsMasterKeyId: irrelevant,
  KmsDataKeyReusePeriodSeconds: irrelevant,
  SqsManagedSseEnabled: irrelevant,
  Tags: irrelevant,
});

/** A queue of the template. */
export interface QueueTerms extends Omit<z.infer<typeof queueSchema>, 'QueueName' | 'FifoQueue'> {
  name: string;
  arn: string;
  url: string;
  isFifo: boolean;
}

const forFifoOnly = ['ContentBasedDeduplication', 'DeduplicationScope', 'FifoThroughputLimit'] as const;
const nameForm = /^[\w-]{1,80}$/;

const refuse = (resource: Resource, why: string): never => {
  throw new Error(`AWS refuses ${resource.logicalId}: ${why}`);
};

/** Reads a queue. Anything that AWS refuses of a single queue is an error. */
const readQueue = (resource: Resource): QueueTerms => {
  const { QueueName: _, FifoQueue, ...rest } = readProperties(resource, queueSchema);
  const isFifo = FifoQueue === true;
  const name = resource.attribute('QueueName');
  if (isFifo !== name.endsWith('.fifo')) refuse(resource, 'the name of a FIFO queue, and of no other, ends with .fifo');
  if (!nameForm.test(name.replace(/\.fifo$/, '')) || name.length > 80)
    refuse(resource, `${name} is no name of a queue`);
  const foreign = forFifoOnly.filter((property) => rest[property] !== undefined && !isFifo);
  if (foreign.length > 0) refuse(resource, `only FIFO queues have ${foreign.join(', ')}`);
  if (rest.FifoThroughputLimit === 'perMessageGroupId' && rest.DeduplicationScope !== 'messageGroup') {
    refuse(resource, 'FifoThroughputLimit perMessageGroupId needs DeduplicationScope messageGroup');
  }
  return { ...rest, name, isFifo, arn: resource.attribute('Arn'), url: resource.id };
};

/** The queues of a template, with the dead-letter queues that AWS would accept. */
export const readQueues = (stack: Stack): QueueTerms[] => {
  const resources = stack.ofType('AWS::SQS::Queue');
  const queues = resources.map(readQueue);
  for (const [index, { RedrivePolicy, isFifo, arn }] of queues.entries()) {
    const resource = resources[index];
    if (RedrivePolicy === undefined || resource === undefined) continue;
    const target = queues.find((queue) => queue.arn === RedrivePolicy.deadLetterTargetArn);
    if (target === undefined) return refuse(resource, 'its dead-letter queue does not exist');
    if (target.isFifo !== isFifo) refuse(resource, 'the dead-letter queue of a FIFO queue, and of no other, is FIFO');
    const allowed = target.RedriveAllowPolicy ?? { redrivePermission: 'allowAll' };
    const mayUse =
      allowed.redrivePermission === 'byQueue'
        ? allowed.sourceQueueArns.includes(arn)
        : allowed.redrivePermission === 'allowAll';
    if (!mayUse) refuse(resource, `the RedriveAllowPolicy of ${target.name} does not name it`);
  }
  return queues;
};

const policySchema = z.strictObject({ Queues: z.array(z.string()).min(1), PolicyDocument: policyDocumentSchema });

/** Finds the policy that guards a queue, by the queue's ARN. */
export const queuePolicies = (stack: Stack): ((arn: string) => Evaluate | undefined) => {
  const arns = new Map(stack.ofType('AWS::SQS::Queue').map((queue) => [queue.id, queue.attribute('Arn')]));
  const policies = new Map(
    stack.ofType('AWS::SQS::QueuePolicy').flatMap((resource) => {
      const { Queues, PolicyDocument } = readProperties(resource, policySchema);
      const evaluate = createEvaluator(PolicyDocument.Statement);
      return Queues.map((url) => [arns.get(url) ?? url, evaluate] as const);
    }),
  );
  return (arn) => policies.get(arn);
};
