import type { Step } from '#lambdas/platform/table/transact.ts';
import { free, type Guard, heldBy, isNew, unchanged } from './guards.ts';
import { countKey } from './keys.ts';
import type { StoredUser } from './stored-user.ts';
import { type UserItem, userCounts, userItems } from './user-items.ts';

interface Transition {
  /** Undefined if a user is added. */
  before?: StoredUser | undefined;
  after: StoredUser;
  /** Epoch seconds. */
  now: number;
  /** Claims that follow from `before` and that it does not hold: no one does, or another user. */
  unheld?: { free: Key[]; foreign: Key[] };
}
interface Key {
  pk: string;
  sk: string;
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
const textOf = (key: Key) => JSON.stringify(keyOf(key));
const byKey = (items: UserItem[]) => new Map(items.map((item) => [textOf(item), item]));

/** Only records and claims are guarded, because everything else follows from them. */
const guardOf = (item: UserItem, before: StoredUser | undefined, now: number): Guard | undefined => {
  if (item.type === 'User') return before ? unchanged(before.version) : isNew;
  if (item.type !== 'Username' && item.type !== 'Email') return undefined;
  return before ? heldBy(before.user.id) : free(item.type, now);
};

const countStep = (TableName: string, of: 'USERS' | 'ADMINISTRATORS', delta: number): Step[] => {
  if (delta === 0) return [];
  const last = of === 'ADMINISTRATORS' && delta < 0;
  const Update = {
    TableName,
    Key: countKey(of),
    UpdateExpression: 'ADD #count :delta',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':delta': delta, ...(last ? { ':one': 1 } : {}) },
    ...(last ? { ConditionExpression: '#count > :one' } : {}),
  };
  return [{ write: { Update }, refusal: last ? 'lastAdministrator' : undefined }];
};

/**
 * The writes, all or nothing, that turn `before` into `after` in the table. The two may be different users: then the
 * second one takes over the claims of the first.
 */
export const transition = (TableName: string, { before, after, now, unheld }: Transition): Step[] => {
  const held = byKey(before ? userItems(before) : []);
  const wanted = byKey(userItems(after));
  // Of two users whose names read the same since before that counted, each keeps what they have.
  const own = before?.user.id === after.user.id ? (unheld?.foreign ?? []) : [];
  for (const key of own) wanted.delete(textOf(key));
  for (const key of [...(unheld?.free ?? []), ...(unheld?.foreign ?? [])]) held.delete(textOf(key));
  const puts = [...wanted]
    .filter(([key, item]) => JSON.stringify(held.get(key)) !== JSON.stringify(item))
    .map(([key, item]): Step => {
      const guard = guardOf(item, held.has(key) ? before : undefined, now);
      return { write: { Put: { TableName, Item: item, ...guard?.condition } }, refusal: guard?.refusal };
    });
  const deletions = [...held]
    .filter(([key]) => !wanted.has(key))
    .map(([, item]): Step => {
      const guard = guardOf(item, before, now);
      return { write: { Delete: { TableName, Key: keyOf(item), ...guard?.condition } }, refusal: guard?.refusal };
    });
  const [from, to] = [before ? userCounts(before) : { users: 0, administrators: 0 }, userCounts(after)];
  return [
    ...puts,
    ...deletions,
    ...countStep(TableName, 'USERS', to.users - from.users),
    ...countStep(TableName, 'ADMINISTRATORS', to.administrators - from.administrators),
  ];
};
