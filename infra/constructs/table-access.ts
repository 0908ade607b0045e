import type { Endpoint } from '#contracts/http/endpoint.ts';
import { type FunctionName as ApiFunctionName, registry } from '#contracts/registry/index.ts';
import type { PartitionAccess } from '#contracts/slices/declaration.ts';
import { tables } from '#contracts/slices/index.ts';
import type { KeysOf } from '#contracts/slices/union.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';

/** Partitions as IAM names them: `*` at the end stands for anything. */
export type TableAccess = PartitionAccess;

type Way = 'reads' | 'writes' | 'adds' | 'updates';
type FunctionName = KeysOf<(typeof tables)[number]['access']> | ApiFunctionName;
type PartitionName = keyof typeof partitions;

const ofSession: PartitionAccess<PartitionName> = {
  // Of a function whose caches are counted: it adds to the figures, and sees when it is to forget.
  reads: ['user', 'activity', 'cacheClearing'],
  updates: ['activity', 'cacheUsage'],
};
const ofIdempotency: PartitionAccess<PartitionName> = { reads: ['idempotency'], writes: ['idempotency'] };

/** The rights that follow from the calls that a function serves: checking sessions, and storing the replies of repeatable writes. */
const ofCalls = (name: string): PartitionAccess<string>[] => {
  const served: readonly Endpoint[] = Object.entries(registry).find(([key]) => key === name)?.[1] ?? [];
  return [
    ...(served.some(({ access }) => access !== 'public') ? [ofSession] : []),
    ...(served.some(({ idempotent }) => idempotent) ? [ofIdempotency] : []),
  ];
};

const declared = (name: string): PartitionAccess<string>[] =>
  tables.flatMap(({ access }) =>
    Object.entries<PartitionAccess>(access).flatMap(([key, of]) => (key === name ? [of] : [])),
  );

const iamName = (name: string) => {
  const partition = partitions[name as PartitionName];
  return partition.endsWith('#') ? `${partition}*` : partition;
};

const accessOf = (name: string): TableAccess => {
  const all = [...declared(name), ...ofCalls(name)];
  const inWay = (way: Way) => [...new Set(all.flatMap((access) => access[way] ?? []))];
  const writes = inWay('writes');
  return {
    reads: inWay('reads').map(iamName),
    writes: writes.map(iamName),
    adds: inWay('adds').map(iamName),
    updates: inWay('updates')
      .filter((partition) => !writes.includes(partition))
      .map(iamName),
    index: all.some(({ index }) => index),
  };
};

const names = [...Object.keys(registry), ...tables.flatMap(({ access }) => Object.keys(access))];
/** The partitions that each function may use, as the slices declare it; all others are refused to it. */
export const tableAccess = Object.fromEntries(names.map((name) => [name, accessOf(name)])) as Record<
  FunctionName,
  TableAccess
>;
