import { type Duration, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { DeduplicationScope, FifoThroughputLimit, type IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';
import { addConsumer, addQueueWithDeadLetters } from './queue-with-dead-letters.ts';

export interface ChangeQueueProps {
  /** The consumer's name in `lambdas/platform/table/table-consumers.ts`. */
  consumer: string;
  /** Who is affected, and how, while changes do not arrive. */
  harm: string;
  alarms: ITopic;
  /** The consumer's own time-out. */
  timeout: Duration;
}

/** Messages are keys, and rarely more. */
const messageLimitBytes = 262_144;

/**
 * The changes of the table that one consumer hears of: a FIFO queue in which the changes of a partition keep their order,
 * with its dead letters.
 */
export class ChangeQueue extends Construct {
  readonly queueUrl: string;
  readonly harm: string;
  readonly #queue: IQueue;

  constructor(scope: Construct, id: string, { consumer, harm, alarms, timeout }: ChangeQueueProps) {
    super(scope, id);
    this.harm = harm;
    const { queue } = addQueueWithDeadLetters(this, {
      queueName: `${Stack.of(this).stackName}-changes-${consumer}.fifo`,
      alarmText: `Dead letters of changes for ${consumer}: ${harm}`,
      alarms,
      timeout,
      more: {
        fifo: true,
        maxMessageSizeBytes: messageLimitBytes,
        // Otherwise all groups together could send 300 times a second.
        deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
        fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
      },
    });
    this.#queue = queue;
    this.queueUrl = queue.queueUrl;
  }

  /** Allows sending to this queue. */
  grantSend(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: ['sqs:SendMessage'], resourceArns: [this.#queue.queueArn] });
  }

  /** Hands the messages to the consumer, in order within each partition. */
  feed(consumer: NodeFunction) {
    addConsumer(this, this.#queue, consumer);
  }
}
