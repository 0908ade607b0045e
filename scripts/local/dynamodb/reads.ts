import { act, db, type Input, type Item, type Store, type TableRecord } from './dynalite.ts';
import { withPageLimit } from './page-limit.ts';
import type { createReadLag } from './read-lag.ts';
import { bytesOf } from './rules/item-size.ts';
import { requireKeys } from './rules/keys.ts';
import { requireIndexRead } from './rules/reads.ts';
import { checkedRequest } from './rules/request.ts';

interface Read {
  operation: string;
  input: Input;
  tableOf(name: string): Promise<TableRecord>;
  /** Runs a read that need not be consistent. */
  late: ReturnType<typeof createReadLag>['late'];
}

/** The limits of BatchGetItem: of a partition, and altogether. */
const batchLimits = { partition: 1024 ** 2, all: 16 * 1024 ** 2 } as const;

interface KeysAndAttributes {
  Keys: Item[];
  ConsistentRead?: boolean;
}
type RequestItems = Record<string, KeysAndAttributes>;

/**
 * A store that stops returning items when a batch is full, and remembers which ones are left. dynalite stops too early,
 * and asks for the rest without the projection.
 */
const withBatchLimits = (store: Store) => {
  const sizes = new Map<string, number>();
  const left: { table: string; key: string }[] = [];
  const add = (place: string, bytes: number, most: number): boolean => {
    const size = (sizes.get(place) ?? 0) + bytes;
    sizes.set(place, size);
    return size <= most;
  };
  const limited: Store = {
    ...store,
    options: { ...store.options, maxItemSize: Number.POSITIVE_INFINITY },
    getItemDb: (table) => {
      const base = store.getItemDb(table);
      return {
        ...base,
        get: (key, callback) =>
          base.get(key, (error, item) => {
            const bytes = item === undefined || item === null ? 0 : bytesOf(item);
            // A key begins with the hash of its partition.
            const [partition = ''] = key.split('/');
            const fits = add(`${table}/${partition}`, bytes, batchLimits.partition) && add('', bytes, batchLimits.all);
            // At least one item is always returned.
            if (fits || sizes.get('') === bytes) return callback(error, item);
            left.push({ table, key });
            callback(null, undefined);
          }),
      };
    },
  };
  return { limited, left };
};

const batchGetItem = async (store: Store, input: Input, data: Input, tableOf: Read['tableOf']): Promise<Input> => {
  const wanted = Object.entries(data.RequestItems as RequestItems);
  const tables = await Promise.all(wanted.map(([name]) => tableOf(name)));
  for (const [index, [, { Keys }]] of wanted.entries()) {
    for (const key of Keys) requireKeys(key, tables[index] as TableRecord);
  }
  const { limited, left } = withBatchLimits(store);
  const reply = await act(limited, 'BatchGetItem', data);
  if (left.length === 0) return reply;
  const isLeft = (name: string, key: string) => left.some((each) => each.table === name && each.key === key);
  const unread = wanted.map(([name, { Keys }], index) => {
    const table = tables[index] as TableRecord;
    const rest = Keys.filter((key) => isLeft(name, db.createKey(key, table)));
    return [name, { ...(input.RequestItems as RequestItems)[name], Keys: rest }] as const;
  });
  return { ...reply, UnprocessedKeys: Object.fromEntries(unread.filter(([, { Keys }]) => Keys.length > 0)) };
};

/** Each table of a batch says for itself how it is read. */
const withConsistency = (store: Store, late: Store, data: Input): Store => ({
  ...late,
  getItemDb: (table) =>
    ((data.RequestItems as RequestItems)[table]?.ConsistentRead === true ? store : late).getItemDb(table),
});

/** Runs an operation that changes nothing. */
export const read = async (store: Store, { operation, input, tableOf, late }: Read): Promise<Input> => {
  const data = checkedRequest(store, operation, input);
  if (operation === 'BatchGetItem') {
    return late((past) =>
      batchGetItem(past === store ? store : withConsistency(store, past, data), input, data, tableOf),
    );
  }
  if (data.IndexName !== undefined) requireIndexRead(data, input, await tableOf(String(data.TableName)));
  if (operation === 'GetItem') requireKeys(data.Key as Item, await tableOf(String(data.TableName)));
  const run = (from: Store) =>
    act(operation === 'Query' || operation === 'Scan' ? withPageLimit(from, data) : from, operation, data);
  return input.ConsistentRead === true ? run(store) : late(run);
};
