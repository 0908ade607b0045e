import * as z from 'zod';
import { resourceNotFound } from '../errors.ts';
import { forRoles, username } from '../operation.ts';
import type { UserPool } from '../pool.ts';
import type { Group } from '../pool-properties.ts';
import { userOf } from './users.ts';

const membership = z.strictObject({ UserPoolId: z.string(), Username: username, GroupName: z.string() });

const groupOf = (pool: UserPool, name: string): Group => {
  const group = pool.groups.get(name);
  if (group === undefined) throw resourceNotFound('Group not found.');
  return group;
};

export const adminAddUserToGroup = forRoles(membership, async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  const { GroupName } = groupOf(pool, input.GroupName);
  await pool.users.change(user.sub, { groups: [...new Set([...user.groups, GroupName])] });
  return {};
});

export const adminRemoveUserFromGroup = forRoles(membership, async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  const { GroupName } = groupOf(pool, input.GroupName);
  await pool.users.change(user.sub, { groups: user.groups.filter((name) => name !== GroupName) });
  return {};
});
