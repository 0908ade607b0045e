import type { DynamoDb } from '../dynamodb/dynamodb.ts';
import type { Invoke } from '../functions/invoke.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import type { Abandoned } from './deliver.ts';
import type { FailureTopics } from './failure-topics.ts';
import type { Mapping } from './mapping-properties.ts';
import { type Poller, startPoller } from './poller.ts';
import type { StreamRecord } from './record.ts';
import { ofShard } from './shards.ts';

export interface MappingParts {
  dynamoDb: DynamoDb;
  invoke: Invoke;
  /** The function as a caller; undefined when the template has no such function. */
  callerOf(functionArn: string): Caller | undefined;
  authorizer: Authorizer;
  topics: FailureTopics;
  /** Into how many the stream is divided. */
  shards: number;
  now(): number;
  onProblem(message: string): void;
}

/** How far a mapping is. */
export interface MappingState {
  mapping: string;
  table: string;
  functionArn: string;
  state: 'not started' | 'running' | 'refused by IAM';
  /** The sequence number of the last change that is dealt with. */
  position: string;
  /** Changes after the position, also those that the filters will take. */
  waiting: number;
}

export interface OpenMapping {
  start(): void;
  state(): Promise<MappingState>;
  stop(): Promise<void>;
}

/** The permissions that a function's role needs on the stream for Lambda to read it. */
const actions = ['DescribeStream', 'GetShardIterator', 'GetRecords', 'ListStreams'].map((name) => `dynamodb:${name}`);

/** Opens the log at the position of the mapping. Nothing is handed over before the start. */
export const openMapping = async (mapping: Mapping, parts: MappingParts): Promise<OpenMapping> => {
  const { logicalId, stream, functionArn, terms, onFailure } = mapping;
  const { dynamoDb, authorizer, topics, now, onProblem } = parts;
  const caller = parts.callerOf(functionArn);
  if (caller === undefined) throw new Error(`The function of ${logicalId} is not in the template`);
  const log = await dynamoDb.changeLog(stream.table);
  const readers = await Promise.all(
    ofShard(mapping, parts.shards).map(async ({ name, ...shard }) => ({
      shard: { ...mapping, ...shard },
      reader: await log.reader(name, terms.StartingPosition === 'LATEST' ? 'next' : 'oldest'),
    })),
  );
  let state: MappingState['state'] = 'not started';
  let pollers: Poller[] = [];

  const invoke = async (records: StreamRecord[]) => {
    const label = `stream of ${stream.table}, records: ${records.length}`;
    const invoked = await parts.invoke(functionArn, { Records: records }, label);
    if (invoked === undefined) throw new Error(`${functionArn} does not run`);
    return invoked;
  };
  const abandon = (abandoned: Abandoned): void => {
    const { records, condition, attempts } = abandoned;
    onProblem(`${logicalId} gave up on records: ${records.length} (${condition}, attempts: ${attempts})`);
    if (onFailure !== undefined && authorizer.permits(caller, { action: 'sns:Publish', resource: onFailure })) {
      topics.publish(onFailure, mapping, abandoned);
    }
  };

  return {
    start: () => {
      const allowed = actions.map((action) => authorizer.permits(caller, { action, resource: stream.arn }));
      state = allowed.includes(false) ? 'refused by IAM' : 'running';
      if (state !== 'running') return;
      pollers = readers.map(({ shard, reader }) =>
        startPoller(shard, { log, reader, invoke, abandon, now, onProblem }),
      );
    },
    state: async () => ({
      mapping: logicalId,
      table: stream.table,
      functionArn,
      state,
      // Of the one that is farthest behind.
      position: readers.map(({ reader }) => reader.position()).sort()[0] ?? '',
      waiting: Math.max(...(await Promise.all(readers.map(({ reader }) => reader.waiting())))),
    }),
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
};
