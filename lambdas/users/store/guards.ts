import type { ProblemCode } from '#contracts/http/problem.ts';

/** A write's demand on the stored item, and the meaning of a different item. */
export interface Guard {
  condition: {
    ConditionExpression: string;
    ExpressionAttributeNames?: Record<string, string>;
    ExpressionAttributeValues?: Record<string, unknown>;
  };
  /** `changed`: another caller has changed the item in the meantime; it must be read again. */
  refusal: ProblemCode | 'changed';
}

/** The version of the record that was read. */
export const unchanged = (version: number): Guard => ({
  condition: { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } },
  refusal: 'changed',
});

export const isNew: Guard = { condition: { ConditionExpression: 'attribute_not_exists(pk)' }, refusal: 'changed' };

export const heldBy = (userId: string): Guard => ({
  condition: { ConditionExpression: 'userId = :holder', ExpressionAttributeValues: { ':holder': userId } },
  refusal: 'changed',
});

/** Several unfinished sign-ups may name one address, which is whose owner proves it first; until then the latest is found by it. */
const unproven: Guard = {
  condition: {
    ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(#ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  },
  refusal: 'emailTaken',
};

/** An expired claim is free, even if DynamoDB has not deleted it yet. */
export const free = (type: 'Username' | 'Email', now: number): Guard => (type === 'Email' ? unproven : freeName(now));
const freeName = (now: number): Guard => ({
  condition: {
    ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': now },
  },
  refusal: 'usernameTaken',
});
