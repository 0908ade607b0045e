import { act, type Input, type TableRecord } from './dynalite.ts';
import type { Engine } from './engine.ts';
import { checkedRequest } from './rules/request.ts';
import { requireUpdated, requireWrite } from './rules/writes.ts';
import type { createUnitOfWork } from './unit-of-work.ts';
import type { WriteOptions } from './write-options.ts';

type Unit = ReturnType<typeof createUnitOfWork>;

/** PutItem, UpdateItem or DeleteItem, by itself or as a part of a transaction. */
export interface Write {
  operation: string;
  /** The request as it came, and as it was checked. */
  input: Input;
  data: Input;
  table: TableRecord;
  /** Undefined for a malformed key, which the operation itself will refuse. */
  lock: string | undefined;
}

/** An error of dynalite's that a failed condition raises. */
export const falseOnConditionFailure = (error: unknown): error is Error & { body: Record<string, unknown> } =>
  error instanceof Error &&
  'body' in error &&
  typeof error.body === 'object' &&
  error.body !== null &&
  '__type' in error.body &&
  String(error.body.__type).endsWith('#ConditionalCheckFailedException');

/** Adds the item to a failed condition when the request asks for it, which dynalite lacks. */
const actOrExplain = async (unit: Unit, { operation, input, data }: Write): Promise<Input> => {
  try {
    return await act(unit.store, operation, data);
  } catch (error) {
    const item = unit.lastRead();
    const wantsItem = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
    if (falseOnConditionFailure(error) && wantsItem && item !== undefined) error.body.Item = item;
    throw error;
  }
};

const isEmpty = (value: unknown): boolean => Object.keys(value ?? {}).length === 0;

/** Runs a write in a unit. */
export const actInUnit = async (unit: Unit, write: Write): Promise<Input> => {
  const { Attributes, ...reply } = await actOrExplain(unit, write);
  const after = write.operation === 'UpdateItem' ? unit.changes().at(-1)?.after : undefined;
  if (after !== undefined) requireUpdated(after, write.table);
  // Without any, DynamoDB leaves the member out: nothing got a new value, or nothing had an old one.
  return isEmpty(Attributes) ? reply : { ...reply, Attributes };
};

/** Finds the table and the key of a checked write. */
export const locateWrite = async (engine: Engine, operation: string, input: Input, data: Input): Promise<Write> => {
  const table = await engine.table(String(data.TableName));
  requireWrite(data, table);
  const lock = engine.lockOf(table, data.Item ?? data.Key, data.Item === undefined);
  return { operation, input, data, table, lock };
};

/** PutItem, UpdateItem and DeleteItem. */
export const writeItem = async (
  engine: Engine,
  operation: string,
  input: Input,
  options?: WriteOptions,
): Promise<Input> => {
  const write = await locateWrite(engine, operation, input, checkedRequest(engine.store, operation, input));
  return engine.locks.withLock(write.lock, () => engine.write((unit) => actInUnit(unit, write), options));
};

/** BatchWriteItem: never partial here, so `UnprocessedItems` is always empty. */
export const batchWriteItem = async (engine: Engine, input: Input): Promise<Input> => {
  const data = checkedRequest(engine.store, 'BatchWriteItem', input);
  const locks: string[] = [];
  for (const [name, requests] of Object.entries(data.RequestItems ?? {})) {
    const table = await engine.table(name);
    for (const { PutRequest, DeleteRequest } of requests) {
      requireWrite(PutRequest ?? DeleteRequest, table);
      const lock = engine.lockOf(table, PutRequest?.Item ?? DeleteRequest?.Key, PutRequest === undefined);
      if (lock !== undefined) locks.push(lock);
    }
  }
  return engine.locks.withLocks(locks, () => engine.write((unit) => act(unit.store, 'BatchWriteItem', data)));
};
