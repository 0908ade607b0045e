import * as z from 'zod';
import { resourceNotFound } from '../errors.ts';
import { forRoles, username } from '../operation.ts';
import type { UserPool } from '../pool.ts';
import type { Group } from '../pool-properties.ts';
import { listView } from '../user-view.ts';
import { page } from './pages.ts';
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

const paging = { Limit: z.number().int().min(0).max(60).optional(), NextToken: z.string().optional() };

export const adminListGroupsForUser = forRoles(
  z.strictObject({ UserPoolId: z.string(), Username: username, ...paging }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    const theirs = [...pool.groups.values()].filter(({ GroupName }) => user.groups.includes(GroupName));
    const { items, next } = page(theirs, ({ GroupName }) => GroupName, input.Limit, input.NextToken);
    return { Groups: items, ...(next === undefined ? {} : { NextToken: next }) };
  },
);

export const listUsersInGroup = forRoles(
  z.strictObject({ UserPoolId: z.string(), GroupName: z.string(), ...paging }),
  async (pools, input) => {
    const pool = pools.byId(input.UserPoolId);
    const { GroupName } = groupOf(pool, input.GroupName);
    const members = pool.users.all().filter(({ groups }) => groups.includes(GroupName));
    const { items, next } = page(members, ({ sub }) => sub, input.Limit, input.NextToken);
    return { Users: items.map(listView), ...(next === undefined ? {} : { NextToken: next }) };
  },
);
