import { createHash } from 'node:crypto';
import { AwsError, validationError } from '../aws/errors.ts';
import { checked, type Input, type TableRecord } from './dynalite.ts';
import type { Engine } from './engine.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { actInUnit, isConditionFailure, wantsItem } from './writes.ts';

const limit = 100;
/** How long DynamoDB remembers a ClientRequestToken. */
const tokenMilliseconds = 600_000;

const operations: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // A check has the shape of a deletion; its write is thrown away.
  ConditionCheck: 'DeleteItem',
};

interface Step {
  kind: string;
  operation: string;
  input: Input;
  data: Input;
  table: TableRecord;
  lock: string;
}

const entriesOf = (value: unknown): [string, Input][] => {
  if (!Array.isArray(value) || value.length === 0 || value.length > limit) {
    throw validationError(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to ${limit}, Member must have length greater than or equal to 1`,
    );
  }
  return value.map((entry) => {
    const [only, ...others] = Object.entries<Input>(entry);
    if (only === undefined || others.length > 0) {
      throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
    }
    return only;
  });
};

const prepare = async (engine: Engine, input: Input): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const [kind, item] of entriesOf(input.TransactItems)) {
    const operation = operations[kind];
    if (operation === undefined)
      throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
    const data = checked(engine.store, operation, item);
    const table = await engine.table(String(data.TableName));
    const lock = engine.lockOf(table, data.Item ?? data.Key, data.Item === undefined);
    if (lock === undefined) throw validationError('The provided key element does not match the schema');
    if (steps.some((step) => step.lock === lock)) {
      throw validationError('Transaction request cannot include multiple operations on one item');
    }
    steps.push({ kind, operation, input: item, data, table, lock });
  }
  return steps;
};

const reasonOf = (error: unknown): Input => {
  if (isConditionFailure(error)) {
    const { message, Item } = error.body;
    return { Code: 'ConditionalCheckFailed', Message: message, ...(Item === undefined ? {} : { Item }) };
  }
  if (error instanceof Error && 'statusCode' in error) return { Code: 'ValidationError', Message: error.message };
  throw error;
};

/** TransactWriteItems and TransactGetItems, which dynalite does not have. */
export const createTransactions = (engine: Engine, now: () => number) => {
  const tokens = new Map<string, { hash: string; at: number }>();

  const isRepeated = (token: unknown, hash: string): boolean => {
    for (const [known, { at }] of tokens) if (now() - at > tokenMilliseconds) tokens.delete(known);
    const earlier = typeof token === 'string' ? tokens.get(token) : undefined;
    if (earlier !== undefined && earlier.hash !== hash) {
      throw new AwsError(
        'IdempotentParameterMismatchException',
        'Request parameters do not match those of the first call',
      );
    }
    return earlier !== undefined;
  };

  const transactWrite = async (input: Input): Promise<Input> => {
    const steps = await prepare(engine, input);
    const locks = steps.map(({ lock }) => lock);
    return engine.withLocks(locks, async () => {
      const hash = createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex');
      if (isRepeated(input.ClientRequestToken, hash)) return {};
      await engine.write(async (unit) => {
        const reasons: Input[] = [];
        for (const { kind, operation, data, input: item } of steps) {
          const target = kind === 'ConditionCheck' ? createUnitOfWork(engine.store) : unit;
          try {
            await actInUnit(target, operation, data, wantsItem(item));
            reasons.push({ Code: 'None' });
          } catch (error) {
            reasons.push(reasonOf(error));
          }
        }
        if (reasons.every(({ Code }) => Code === 'None')) return;
        const codes = reasons.map(({ Code }) => Code).join(', ');
        throw new AwsError(
          'TransactionCanceledException',
          `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
          { members: { CancellationReasons: reasons } },
        );
      });
      if (typeof input.ClientRequestToken === 'string') tokens.set(input.ClientRequestToken, { hash, at: now() });
      return {};
    });
  };

  const transactGet = async (input: Input): Promise<Input> => {
    const gets = entriesOf(input.TransactItems).map(([kind, item]) => {
      if (kind !== 'Get') throw validationError('TransactItems can only contain Get');
      return item;
    });
    const locks: string[] = [];
    for (const get of gets) {
      const lock = engine.lockOf(await engine.table(String(get.TableName)), get.Key, true);
      if (lock !== undefined) locks.push(lock);
    }
    return engine.withLocks(locks, async () => {
      const results = await Promise.all(gets.map((get) => engine.read('GetItem', get)));
      return { Responses: results.map(({ Item }) => (Item === undefined ? {} : { Item })) };
    });
  };

  return { transactWrite, transactGet };
};
