import type { Queue } from './queue-interface.ts';

/** The attributes of a queue, as GetQueueAttributes gives them. */
export const queueAttributes = ({ terms, counts }: Queue): Record<string, string> => {
  const { waiting, inFlight, delayed } = counts();
  const fifo = {
    FifoQueue: 'true',
    ContentBasedDeduplication: String(terms.ContentBasedDeduplication ?? false),
    DeduplicationScope: terms.DeduplicationScope ?? 'queue',
    FifoThroughputLimit: terms.FifoThroughputLimit ?? 'perQueue',
  };
  return {
    QueueArn: terms.arn,
    ApproximateNumberOfMessages: String(waiting),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    DelaySeconds: String(terms.DelaySeconds),
    MaximumMessageSize: String(terms.MaximumMessageSize),
    MessageRetentionPeriod: String(terms.MessageRetentionPeriod),
    ReceiveMessageWaitTimeSeconds: String(terms.ReceiveMessageWaitTimeSeconds),
    VisibilityTimeout: String(terms.VisibilityTimeout),
    ...(terms.isFifo && fifo),
    ...(terms.RedrivePolicy && { RedrivePolicy: JSON.stringify(terms.RedrivePolicy) }),
    ...(terms.RedriveAllowPolicy && { RedriveAllowPolicy: JSON.stringify(terms.RedriveAllowPolicy) }),
  };
};
