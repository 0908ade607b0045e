import { Duration, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import {
  DeduplicationScope,
  FifoThroughputLimit,
  type IQueue,
  Queue,
  QueueEncryption,
  RedrivePermission,
} from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addAlarm, alarmPeriod } from './alarm.ts';
import type { NodeFunction } from './node-function.ts';

export interface ChangeQueueProps {
  /** The reader's name in `lambdas/platform/table/table-readers.ts`. */
  reader: string;
  /** Who is affected, and how, while changes do not arrive. */
  harm: string;
  alarms: ITopic;
  /** The reader's own time-out: what failed comes again after six times as long. */
  timeout: Duration;
}

/** Before a message becomes a dead letter. AWS advises at least five, because throttled calls count too. */
const receives = 10;
/** AWS advises six times the function's time-out, and refuses a mapping with less than once. */
const visibilityPerTimeout = 6;
/** Lambda takes ten messages of a FIFO queue at most. */
const batchSize = 10;
/** Messages are keys, and rarely more. */
const messageLimitBytes = 262_144;

/**
 * The changes of the table that one reader hears of: a FIFO queue in which the changes of a partition keep their order,
 * a queue for those that failed again and again, and an alarm for it.
 */
export class ChangeQueue extends Construct {
  readonly queueUrl: string;
  readonly harm: string;
  readonly #queue: IQueue;

  constructor(scope: Construct, id: string, { reader, harm, alarms, timeout }: ChangeQueueProps) {
    super(scope, id);
    this.harm = harm;
    const stack = Stack.of(this);
    // A name of its own, so that the dead-letter queue can name the only queue that may use it before that one exists.
    const queueName = `${stack.stackName}-changes-${reader}.fifo`;
    const shared = {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      maxMessageSizeBytes: messageLimitBytes,
      retentionPeriod: Duration.days(14),
      // Otherwise all groups together could send 300 times a second.
      deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
      fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
    };
    const deadLetters = new Queue(this, 'DeadLetters', {
      ...shared,
      redriveAllowPolicy: {
        redrivePermission: RedrivePermission.BY_QUEUE,
        sourceQueues: [Queue.fromQueueArn(this, 'Source', stack.formatArn({ service: 'sqs', resource: queueName }))],
      },
    });
    const queue = new Queue(this, 'Queue', {
      ...shared,
      queueName,
      visibilityTimeout: Duration.seconds(visibilityPerTimeout * timeout.toSeconds()),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: receives },
    });
    this.#queue = queue;
    this.queueUrl = queue.queueUrl;
    addAlarm(this, 'DeadLettersAlarm', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: 'Maximum' }),
      text: `Dead letters of changes for ${reader}: ${harm}`,
      topic: alarms,
    });
  }

  /** Allows sending to this queue. */
  grantSend(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: ['sqs:SendMessage'], resourceArns: [this.#queue.queueArn] });
  }

  /** Hands the messages to the reader, in order within each partition. */
  feed(reader: NodeFunction) {
    Grant.addToPrincipal({
      grantee: reader.role,
      actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      resourceArns: [this.#queue.queueArn],
    });
    new EventSourceMapping(this, 'Mapping', {
      target: reader.function,
      eventSourceArn: this.#queue.queueArn,
      batchSize,
      // The least that Lambda takes: a new account runs only ten functions at once.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    });
  }
}
