import { act, db, type Input, type Item, promised, type Store, type TableRecord } from './dynalite.ts';
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
  _projection?: { paths: unknown[]; nestedPaths?: object };
}
type RequestItems = Record<string, KeysAndAttributes>;

/** Counts what a batch reads; false for what no longer fits into the reply. */
const createBatchSizes = () => {
  const sizes = new Map<string, number>();
  const add = (place: string, bytes: number, most: number): boolean => {
    const size = (sizes.get(place) ?? 0) + bytes;
    sizes.set(place, size);
    return size <= most;
  };
  return (table: string, key: string, bytes: number): boolean => {
    // A key begins with the hash of its partition.
    const [partition = ''] = key.split('/', 1);
    const fits = add(`${table}/${partition}`, bytes, batchLimits.partition) && add('', bytes, batchLimits.all);
    // At least one item is always returned.
    return fits || sizes.get('') === bytes;
  };
};

/** In no particular order, as DynamoDB returns them. */
const shuffled = (items: Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

/**
 * dynalite's own ends a batch too early, asks for the rest without the projection, and takes far longer for each item than the read
 * itself.
 */
const batchGetItem = async (store: Store, input: Input, data: Input, tableOf: Read['tableOf']): Promise<Input> => {
  const wanted = await Promise.all(
    Object.entries(data.RequestItems as RequestItems).map(async ([name, request]) => ({
      name,
      request,
      table: await tableOf(name),
    })),
  );
  for (const { request, table } of wanted) for (const key of request.Keys) requireKeys(key, table);
  for (const { request, table } of wanted) {
    const faults = request.Keys.map((key) => db.validateKey(key, table));
    const fault = [...faults, db.validateKeyPaths(request._projection?.nestedPaths, table)].find(Boolean);
    if (fault) throw fault;
  }
  const fits = createBatchSizes();
  const Responses: Record<string, Item[]> = {};
  const UnprocessedKeys: Record<string, object> = {};
  for (const { name, request, table } of wanted) {
    const items = store.getItemDb(name);
    const found: Item[] = [];
    const left: Item[] = [];
    for (const each of request.Keys) {
      const key = db.createKey(each, table);
      const item = await promised<Item | undefined>((callback) => items.get(key, callback));
      if (item === undefined) continue;
      if (!fits(name, key, bytesOf(item))) left.push(each);
      else found.push(request._projection ? db.mapPaths(request._projection.paths, item) : item);
    }
    Responses[name] = shuffled(found);
    if (left.length > 0) UnprocessedKeys[name] = { ...(input.RequestItems as RequestItems)[name], Keys: left };
  }
  return { Responses, UnprocessedKeys };
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
