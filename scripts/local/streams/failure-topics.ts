import type { Abandoned } from './deliver.ts';
import type { Mapping } from './mapping-properties.ts';
import type { StreamRecord } from './record.ts';

/** A notice that was sent to a topic. */
export interface Notice {
  time: string;
  topic: string;
  /** JSON, as Lambda words it. */
  message: string;
}

const kept = 200;

const arrivalOf = (record: StreamRecord | undefined): string =>
  new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();

/** The message of Lambda to the destination of a failed batch: where the records lie, not the records themselves. */
const messageOf = (mapping: Mapping, { records, condition, attempts, last }: Abandoned, time: string): string =>
  JSON.stringify({
    requestContext: {
      requestId: last.requestId,
      functionArn: mapping.functionArn,
      condition,
      approximateInvokeCount: attempts,
    },
    responseContext: {
      statusCode: 200,
      executedVersion: '$LATEST',
      ...('error' in last ? { functionError: 'Unhandled' } : {}),
    },
    version: '1.0',
    timestamp: time,
    DDBStreamBatchInfo: {
      shardId: 'shardId-local',
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: arrivalOf(records[0]),
      approximateArrivalOfLastRecord: arrivalOf(records.at(-1)),
      batchSize: records.length,
      streamArn: mapping.stream.arn,
    },
  });

/** Keeps the latest messages to topics in memory; nothing is sent on to subscribers. */
export const createFailureTopics = (now: () => number) => {
  const notices: Notice[] = [];
  return {
    publish: (topic: string, mapping: Mapping, abandoned: Abandoned): void => {
      const time = new Date(now()).toISOString();
      notices.push({ time, topic, message: messageOf(mapping, abandoned, time) });
      if (notices.length > kept) notices.shift();
    },
    all: (): Notice[] => [...notices],
  };
};
export type FailureTopics = ReturnType<typeof createFailureTopics>;
