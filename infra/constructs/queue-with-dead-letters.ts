import { Duration, Stack } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { type IQueue, Queue, QueueEncryption, type QueueProps, RedrivePermission } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { addAlarm, alarmPeriod } from './alarm.ts';
import type { NodeFunction } from './node-function.ts';

interface QueueWithDeadLettersProps {
  /**
   * The queue's own, so that the dead-letter queue can name the only queue that may use it before that one exists.
   */
  queueName: string;
  /** Says how to read dead letters, and who is hurt. */
  alarmText: string;
  alarms: ITopic;
  /** The reader's own time-out: what failed comes again after six times as long. */
  timeout: Duration;
  /** The properties that both queues share beside encryption and fourteen days. */
  more?: QueueProps;
}

/** Before a message becomes a dead letter. AWS advises at least five, because throttled calls count too. */
const receives = 10;
/** AWS advises six times the function's time-out, and refuses a mapping with less than once. */
const visibilityPerTimeout = 6;
/** Lambda takes ten messages at most of a FIFO queue, and of another one without a batching window. */
const largestBatch = 10;

/** Adds a queue, one for what failed again and again, and an alarm for that one, to a construct. */
export const addQueueWithDeadLetters = (
  scope: Construct,
  { queueName, alarmText, alarms, timeout, more }: QueueWithDeadLettersProps,
) => {
  const arn = Stack.of(scope).formatArn({ service: 'sqs', resource: queueName });
  // With the queue's own keys EventBridge may fill it, too; it may not use the one that AWS keeps for SQS.
  const shared = {
    ...more,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  };
  const deadLetters = new Queue(scope, 'DeadLetters', {
    ...shared,
    redriveAllowPolicy: {
      redrivePermission: RedrivePermission.BY_QUEUE,
      sourceQueues: [Queue.fromQueueArn(scope, 'Source', arn)],
    },
  });
  const queue = new Queue(scope, 'Queue', {
    ...shared,
    queueName,
    visibilityTimeout: Duration.seconds(visibilityPerTimeout * timeout.toSeconds()),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: receives },
  });
  addAlarm(scope, 'DeadLettersAlarm', {
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: 'Maximum' }),
    text: alarmText,
    topic: alarms,
  });
  return { queue, deadLetters };
};

/** Hands a queue's messages to a function; of a FIFO queue in order within each group. */
export const addConsumer = (
  scope: Construct,
  { queueArn }: IQueue,
  consumer: NodeFunction,
  { batchSize = largestBatch, gatherSeconds }: { batchSize?: number; gatherSeconds?: number } = {},
): void => {
  Grant.addToPrincipal({
    grantee: consumer.role,
    actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    resourceArns: [queueArn],
  });
  new EventSourceMapping(scope, 'Mapping', {
    target: consumer.function,
    eventSourceArn: queueArn,
    batchSize,
    // The least that Lambda takes: a new account runs only ten functions at once.
    maxConcurrency: 2,
    ...(gatherSeconds === undefined ? {} : { maxBatchingWindow: Duration.seconds(gatherSeconds) }),
    reportBatchItemFailures: true,
  });
};
