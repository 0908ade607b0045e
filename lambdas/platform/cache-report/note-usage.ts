import { randomUUID } from 'node:crypto';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { CacheNamespace } from '#contracts/cache-usage/endpoints.ts';
import type { Counts, Meters } from '../cache/meters.ts';
import { socketsNow } from '../cache/sockets.ts';
import type { Clock } from '../clock.ts';
import type { AppTable } from '../table/table.ts';
import { countsKey, instanceKey, type Stretch, startOf, stretches } from './keys.ts';

/** How often an instance notes what it has counted at most, and what was read most. */
export const notedEveryMs = { counts: 10_000, top: 60_000 } as const;
/** For how long an instance that says nothing more is listed. */
export const instanceShownMs = 5 * 60_000;

/** How many of the most read names of an instance are noted, and how many names of all instances are kept. */
const [notedTop, keptTop] = [32, 64];
/** Between two prunings there may be this many names: an item is not to grow with the content of the site. */
const mostTop = 96;

/** An attribute of an item: `catalog.hits`, `others.tableReads`. */
type Sums = Map<string, number>;

const addTo = (sums: Sums, name: string, count: number) => {
  if (count > 0) sums.set(name, (sums.get(name) ?? 0) + count);
};

const additions = (sums: Sums): Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeNames'> & object => {
  const names = [...sums.keys()];
  return {
    UpdateExpression: `SET #type = :type, #ttl = :ttl ADD ${names.map((_name, at) => `#n${at} :n${at}`).join(', ')}`,
    ExpressionAttributeNames: {
      ...{ '#type': 'type', '#ttl': 'ttl' },
      ...Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
    },
  };
};

interface NoteUsage {
  meters: Meters;
  /** The function's name in the product. */
  functionName: string;
  table: AppTable;
  clock: Clock;
  /** Bytes that the whole function may use. */
  memoryLimit: number;
}

/**
 * Adds the counts of an instance to the items of its function, and says how the instance is. Any that could not be
 * written are kept and written the next time; one that was written without a reply is counted twice, which figures of
 * this kind bear.
 */
export const usageNotes = ({ meters, functionName, table, clock, memoryLimit }: NoteUsage) => {
  const id = randomUUID().slice(0, 8);
  const pending: Record<Stretch, Sums> = { short: new Map(), hour: new Map(), top: new Map() };
  const before = { counts: Number.NEGATIVE_INFINITY, top: Number.NEGATIVE_INFINITY };

  const update = (input: Omit<UpdateCommandInput, 'TableName'>) =>
    table.client.send(new UpdateCommand({ TableName: table.name, ...input }));

  /** The same as the items that are pruned: the rarest go. */
  const prune = async (key: Record<string, string>, attributes: Record<string, unknown> = {}) => {
    const names = Object.entries(attributes).filter(([name, count]) => name.includes(' ') && typeof count === 'number');
    if (names.length <= mostTop) return;
    const gone = names.sort(([, one], [, other]) => Number(other) - Number(one)).slice(keptTop);
    await update({
      Key: key,
      UpdateExpression: `REMOVE ${gone.map((_name, at) => `#n${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(gone.map(([name], at) => [`#n${at}`, name])),
    });
  };

  const noteSums = async (stretch: Stretch) => {
    const { [stretch]: sums } = pending;
    if (sums.size === 0) return;
    pending[stretch] = new Map();
    const start = startOf(stretch, clock());
    const Key = countsKey(stretch, start, functionName);
    const ttl = Math.floor(Date.parse(start) / 1000) + stretches[stretch].keptSeconds;
    try {
      const { Attributes } = await update({
        Key,
        ...additions(sums),
        ExpressionAttributeValues: {
          ...{ ':type': 'CacheUsage', ':ttl': ttl },
          ...Object.fromEntries([...sums.values()].map((count, at) => [`:n${at}`, count])),
        },
        ...(stretch === 'top' ? { ReturnValues: 'ALL_NEW' } : {}),
      });
      if (stretch === 'top') await prune(Key, Attributes);
    } catch (error) {
      for (const [name, count] of sums) addTo(pending[stretch], name, count);
      throw error;
    }
  };

  const noteInstance = () => {
    const { heapUsed, external } = process.memoryUsage();
    const data = {
      memory: { used: heapUsed + external, limit: memoryLimit },
      sockets: socketsNow(),
      held: meters.held(),
    };
    return update({
      Key: instanceKey(functionName, id),
      UpdateExpression:
        'SET #type = :type, #ttl = :ttl, #time = :time, #function = :function, #id = :id, #data = :data',
      ExpressionAttributeNames: {
        ...{ '#type': 'type', '#ttl': 'ttl', '#time': 'time', '#function': 'function', '#id': 'id', '#data': 'data' },
      },
      ExpressionAttributeValues: {
        ':type': 'CacheInstance',
        ':ttl': Math.floor((clock() + instanceShownMs) / 1000),
        ':time': new Date(clock()).toISOString(),
        ':function': functionName,
        ':id': id,
        ':data': data,
      },
    });
  };

  const collect = () => {
    const { counts, others } = meters.take();
    const sums: Sums[] = [pending.short, pending.hour];
    for (const each of sums) {
      for (const [namespace, of] of counts as Map<CacheNamespace, Counts>)
        for (const [name, count] of Object.entries(of)) addTo(each, `${namespace}.${name}`, Math.round(count));
      for (const [name, count] of Object.entries(others)) addTo(each, `others.${name}`, Math.round(count));
    }
  };

  /** Notes what is due: nothing within ten seconds of the last time. @throws what the table throws */
  return async (): Promise<void> => {
    const now = clock();
    if (now - before.counts < notedEveryMs.counts) return;
    before.counts = now;
    const isTopDue = now - before.top >= notedEveryMs.top;
    collect();
    if (isTopDue) {
      before.top = now;
      for (const [name, count] of meters.takeTop().slice(0, notedTop)) addTo(pending.top, name, count);
    }
    const notes = [noteSums('short'), noteSums('hour'), noteInstance(), ...(isTopDue ? [noteSums('top')] : [])];
    const failed = (await Promise.allSettled(notes)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
};
