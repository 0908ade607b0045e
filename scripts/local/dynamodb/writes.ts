import { act, checked, type Input } from './dynalite.ts';
import type { Engine, WriteOptions } from './engine.ts';
import type { createUnitOfWork } from './unit-of-work.ts';

type Unit = ReturnType<typeof createUnitOfWork>;

/** An error of dynalite's that a failed condition raises. */
export const isConditionFailure = (error: unknown): error is Error & { body: Record<string, unknown> } =>
  error instanceof Error &&
  'body' in error &&
  typeof error.body === 'object' &&
  error.body !== null &&
  '__type' in error.body &&
  String(error.body.__type).endsWith('#ConditionalCheckFailedException');

/** Runs one action in a unit; adds the item to a failed condition when the request asks for it, which dynalite lacks. */
export const actInUnit = async (unit: Unit, operation: string, input: Input, wantsItem: boolean): Promise<Input> => {
  try {
    return await act(unit.store, operation, input);
  } catch (error) {
    const item = unit.lastRead();
    if (isConditionFailure(error) && wantsItem && item !== undefined) error.body.Item = item;
    throw error;
  }
};

export const wantsItem = (input: Input): boolean => input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';

/** PutItem, UpdateItem and DeleteItem. */
export const writeItem = async (
  engine: Engine,
  operation: string,
  input: Input,
  options?: WriteOptions,
): Promise<Input> => {
  const data = checked(engine.store, operation, input);
  const table = await engine.table(String(data.TableName));
  const lock = engine.lockOf(table, data.Item ?? data.Key, data.Item === undefined);
  return engine.withLocks(lock === undefined ? [] : [lock], () =>
    engine.write((unit) => actInUnit(unit, operation, data, wantsItem(input)), options),
  );
};

/** BatchWriteItem: never partial here, so `UnprocessedItems` is always empty. */
export const batchWriteItem = async (engine: Engine, input: Input): Promise<Input> => {
  const data = checked(engine.store, 'BatchWriteItem', input);
  const locks: string[] = [];
  for (const [name, requests] of Object.entries(data.RequestItems ?? {})) {
    const table = await engine.table(name);
    for (const { PutRequest, DeleteRequest } of requests) {
      const lock = engine.lockOf(table, PutRequest?.Item ?? DeleteRequest?.Key, PutRequest === undefined);
      if (lock !== undefined) locks.push(lock);
    }
  }
  return engine.withLocks(locks, () => engine.write((unit) => act(unit.store, 'BatchWriteItem', data)));
};
