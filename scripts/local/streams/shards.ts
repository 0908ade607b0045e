import { hash } from 'node:crypto';
import type { Mapping } from './mapping-properties.ts';
import type { StreamRecord } from './record.ts';

/** The part of a stream that one poller reads, and the name under which its position is kept. */
interface Shard extends Pick<Mapping, 'matches'> {
  name: string;
}

/** The shard of a record: that of its partition, so that the changes of an item stay in order. */
const shardOf = ({ dynamodb }: StreamRecord, partitionKey: string, count: number): number =>
  Number.parseInt(hash('md5', JSON.stringify(dynamodb.Keys[partitionKey] ?? null)).slice(0, 8), 16) % count;

/** A stream as that many shards: Lambda reads all of them at once, each in order. */
export const ofShard = ({ logicalId, stream, matches }: Mapping, count: number): Shard[] =>
  count === 1
    ? [{ name: logicalId, matches }]
    : Array.from({ length: count }, (_, shard) => ({
        name: `${logicalId}-${shard + 1}of${count}`,
        matches: (record) => shardOf(record, stream.keys[0] ?? '', count) === shard && matches(record),
      }));
