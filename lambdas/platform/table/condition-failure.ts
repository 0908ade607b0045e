import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** For a conditional write: `false` when its condition did not hold; any other error is thrown on. */
export const falseOnConditionFailure = (error: unknown): false => {
  if (error instanceof ConditionalCheckFailedException) return false;
  throw error;
};

/** The same for a transaction. */
export const falseOnTransactionRefusal = (error: unknown): false => {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false;
  throw error;
};
