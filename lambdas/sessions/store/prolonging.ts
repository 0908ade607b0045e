import type { SessionRecord } from '../model/session.ts';
import { sessionTtl } from './keys.ts';

/** A conditional change of a session's item. `#data` and `#state` are always named; `names` adds others. */
export interface Change {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, unknown>;
  names?: Record<string, string>;
}

/** Makes a session that is in the state `from` active until `expiry`; its item is kept a while longer. */
export const prolonging = (
  from: SessionRecord['state'],
  { expiry, lastActivity }: { expiry: string; lastActivity: string },
): Change => ({
  UpdateExpression: 'SET #data.#state = :active, #data.expiry = :expiry, #data.lastActivity = :last, #ttl = :ttl',
  ConditionExpression: '#data.#state = :from',
  ExpressionAttributeValues: {
    ':active': 'active',
    ':from': from,
    ':expiry': expiry,
    ':last': lastActivity,
    ':ttl': sessionTtl(expiry),
  },
  names: { '#ttl': 'ttl' },
});
