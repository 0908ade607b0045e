import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** For a conditional write: `false` when its condition did not hold; any other error is thrown on. */
export const isConditionFailure = (error: unknown): false => {
  if (error instanceof ConditionalCheckFailedException) return false;
  throw error;
};
