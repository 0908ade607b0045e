import { AwsError, validationError } from '../runtime/aws-errors.ts';
import type { Input } from './dynalite.ts';
import { falseOnConditionFailure } from './writes.ts';

const mostParts = 100;

/** A part of a transaction: its kind and the request that belongs to it. */
export type Part = readonly [kind: string, request: Input];

const tooMany = (constraint: string) =>
  validationError(
    `1 validation error detected: Value at 'TransactItems' failed to satisfy constraint: Member must have length ${constraint}`,
  );

/** Reads the parts of a request; each is of one of the kinds. */
export const partsOf = (items: unknown, kinds: readonly string[]): Part[] => {
  if (!Array.isArray(items) || items.length === 0) throw tooMany('greater than or equal to 1');
  if (items.length > mostParts) throw tooMany(`less than or equal to ${mostParts}`);
  return items.map((item) => {
    const [only, ...others] = Object.entries<Input>(item ?? {});
    if (only === undefined || others.length > 0 || !kinds.includes(only[0])) {
      throw validationError(`TransactItems can only contain one of ${kinds.join(', ')}`);
    }
    return only;
  });
};

/** The outcome of a part, in the reply to a transaction that was cancelled. */
export interface Reason {
  Code: 'None' | 'ConditionalCheckFailed' | 'TransactionConflict' | 'ValidationError';
  Message?: string;
  Item?: unknown;
}
export const fine: Reason = { Code: 'None' };
export const conflict: Reason = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/** @throws every error that is no refusal of the part itself. */
export const reasonOf = (error: unknown): Reason => {
  if (falseOnConditionFailure(error)) {
    const { message, Item } = error.body;
    return { Code: 'ConditionalCheckFailed', Message: String(message), ...(Item === undefined ? {} : { Item }) };
  }
  const isRefusal = error instanceof Error && ('statusCode' in error || error instanceof AwsError);
  if (isRefusal) return { Code: 'ValidationError', Message: error.message };
  throw error;
};

/** @throws AwsError unless all parts succeeded. */
export const requireFine = (reasons: Reason[]): void => {
  if (reasons.every(({ Code }) => Code === 'None')) return;
  const codes = reasons.map(({ Code }) => Code).join(', ');
  throw new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { members: { CancellationReasons: reasons } },
  );
};
