import * as z from 'zod';
import { deployedFunctions } from '../functions/function-properties.ts';
import { functionArn } from '../functions/invoke.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';
import type { QueueTerms } from './queue-properties.ts';

/** The most messages of one receive: more needs a window in which messages are gathered. */
export const receiveLimit = 10;

const largestBatch = 10_000;
const longestWindow = 300;
const mappingSchema = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.int().min(1).max(largestBatch).default(receiveLimit),
  MaximumBatchingWindowInSeconds: z.int().min(0).max(longestWindow).default(0),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.int().min(2).max(1_000) }).optional(),
  Enabled: z.boolean().default(true),
  Tags: irrelevant,
});

/** A queue, the function that gets its messages, and on what terms. */
export interface QueueMapping {
  logicalId: string;
  queue: QueueTerms;
  functionArn: string;
  batchSize: number;
  /** For how long messages are gathered. */
  windowSeconds: number;
  concurrency: number;
  reportsFailures: boolean;
  /** The function may be called again and again by messages that it sends itself. */
  allowsLoops: boolean;
  isEnabled: boolean;
}

/** With how many batches Lambda begins. */
const usualConcurrency = 5;
const sourceSchema = z.looseObject({ EventSourceArn: z.string() });

/** Whether a mapping reads a queue of the template. */
export const readsQueue = (stack: Stack, mapping: Resource): boolean => {
  const { EventSourceArn } = sourceSchema.parse(mapping.properties);
  return stack.ofType('AWS::SQS::Queue').some((queue) => queue.attribute('Arn') === EventSourceArn);
};

/** Reads the event source mappings of queues. Anything that AWS refuses of one, or the twin cannot do, is an error. */
export const readQueueMappings = (stack: Stack, queues: readonly QueueTerms[]): QueueMapping[] => {
  const functions = deployedFunctions(stack);
  return stack
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((resource) => readsQueue(stack, resource))
    .map((resource) => {
      const terms = readProperties(resource, mappingSchema);
      const queue = queues.find(({ arn }) => arn === terms.EventSourceArn);
      const target = functions.find(({ arn }) => arn === functionArn(terms.FunctionName));
      if (queue === undefined || target === undefined) {
        throw new Error(`The queue or the function of ${resource.logicalId} is not in the template`);
      }
      const { BatchSize: batchSize, MaximumBatchingWindowInSeconds: windowSeconds } = terms;
      const refuse = (why: string) => new Error(`AWS refuses ${resource.logicalId}: ${why}`);
      if (queue.isFifo && windowSeconds > 0) throw refuse('MaximumBatchingWindowInSeconds of a FIFO queue');
      if (batchSize > receiveLimit && windowSeconds === 0) {
        throw refuse(`BatchSize of more than ${receiveLimit} without MaximumBatchingWindowInSeconds`);
      }
      const { Timeout, RecursiveLoop } = target.properties;
      if (queue.VisibilityTimeout < Timeout) {
        throw new Error(
          `AWS refuses ${resource.logicalId}: Queue visibility timeout: ${queue.VisibilityTimeout} seconds is less than Function timeout: ${Timeout} seconds`,
        );
      }
      return {
        logicalId: resource.logicalId,
        queue,
        functionArn: target.arn,
        batchSize,
        windowSeconds,
        concurrency: terms.ScalingConfig?.MaximumConcurrency ?? usualConcurrency,
        reportsFailures: terms.FunctionResponseTypes.length > 0,
        allowsLoops: RecursiveLoop === 'Allow',
        isEnabled: terms.Enabled,
      };
    });
};
