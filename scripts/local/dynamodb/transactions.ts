import { validationError } from '../runtime/aws-errors.ts';
import { createClientTokens } from './client-tokens.ts';
import type { Input, Item } from './dynalite.ts';
import type { Engine } from './engine.ts';
import { bytesOf } from './rules/item-size.ts';
import { checkedRequest } from './rules/request.ts';
import { conflict, fine, type Part, partsOf, type Reason, reasonOf, requireFine } from './transaction-parts.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { actInUnit, locateWrite, type Write } from './writes.ts';

const mostBytes = 4 * 1024 ** 2;

const operations: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // A check has the shape of a deletion; its write is thrown away.
  ConditionCheck: 'DeleteItem',
};
/** Requirements of a part that the single operation does not have. */
const required: Record<string, string> = { Update: 'UpdateExpression', ConditionCheck: 'ConditionExpression' };

const requireComplete = ([kind, request]: Part): void => {
  const member = required[kind];
  if (member === undefined || request[member] !== undefined) return;
  throw validationError(
    `1 validation error detected: Value null at 'transactItems.${kind}.${member}' failed to satisfy constraint: Member must not be null`,
  );
};

const requireBytes = (items: (Item | undefined)[]): void => {
  const bytes = items.reduce((sum, item) => sum + (item === undefined ? 0 : bytesOf(item)), 0);
  if (bytes > mostBytes) throw validationError('Transaction size exceeds the limit of 4194304 bytes');
};

interface Step {
  kind: string;
  write: Write;
}

const requireOneEach = (locks: string[]): void => {
  if (new Set(locks).size === locks.length) return;
  throw validationError('Transaction request cannot include multiple operations on one item');
};

/** All expressions and values are checked before any table is looked up. */
const prepare = async (engine: Engine, items: unknown): Promise<Step[]> => {
  const checked = partsOf(items, Object.keys(operations)).map((part) => {
    const [kind, input] = part;
    requireComplete(part);
    const operation = String(operations[kind]);
    return { kind, operation, input, data: checkedRequest(engine.store, operation, input) };
  });
  const steps: Step[] = [];
  for (const { kind, operation, input, data } of checked)
    steps.push({ kind, write: await locateWrite(engine, operation, input, data) });
  requireBytes(steps.map(({ write }) => write.data.Item as Item | undefined));
  return steps;
};

/** TransactWriteItems, which dynalite does not have. */
export const createTransactions = (engine: Engine, now: () => number) => {
  const { locks } = engine;
  const once = createClientTokens(now);

  const run = (steps: Step[]): Promise<void> =>
    engine.write(async (unit) => {
      const reasons: Reason[] = [];
      const found: (Item | undefined)[] = [];
      for (const { kind, write } of steps) {
        const target = kind === 'ConditionCheck' ? createUnitOfWork(engine.store) : unit;
        await actInUnit(target, write).then(
          () => reasons.push(fine),
          (error: unknown) => reasons.push(reasonOf(error)),
        );
        found.push(target.lastRead());
      }
      requireFine(reasons);
      requireBytes(found);
      requireBytes(unit.changes().map(({ after }) => after));
    });

  return async (input: Input): Promise<Input> => {
    const steps = await prepare(engine, input.TransactItems);
    const keys = steps.flatMap(({ write }) => write.lock ?? []);
    requireOneEach(keys);
    await once(input.ClientRequestToken, input.TransactItems, async () => {
      requireFine(steps.map(({ write: { lock } }) => (lock && locks.isInTransaction(lock) ? conflict : fine)));
      await locks.withTransaction(keys, () => run(steps));
    });
    return {};
  };
};
