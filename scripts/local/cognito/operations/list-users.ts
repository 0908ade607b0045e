import * as z from 'zod';
import { invalidParameter } from '../errors.ts';
import { forRoles } from '../operation.ts';
import { listView } from '../user-view.ts';
import type { User } from '../users.ts';

const pattern = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/** The attributes that a filter can ask for; custom ones cannot be searched. */
const searchable: Record<string, (user: User) => string | undefined> = {
  username: ({ username }) => username,
  sub: ({ sub }) => sub,
  'cognito:user_status': ({ status }) => status,
  status: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled'),
  ...Object.fromEntries(
    ['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'].map((name) => [
      name,
      ({ attributes }: User) => attributes[name],
    ]),
  ),
};

/** Reads `email ^= "a"`. Everything but status is compared regardless of case, as in a pool that ignores it. */
const matcher = (filter: string): ((user: User) => boolean) => {
  const [, name = '', operator, quoted = ''] = pattern.exec(filter) ?? [];
  const read = searchable[name];
  if (read === undefined) throw invalidParameter('Error while parsing filter.');
  const fold = (text: string): string => (name === 'status' ? text : text.toLowerCase());
  const wanted = fold(quoted.replace(/\\(.)/g, '$1'));
  return (user) => {
    const value = fold(read(user) ?? '');
    return operator === '=' ? value === wanted : value.startsWith(wanted);
  };
};

const largest = 60;

/** One page of users in the order of their ids; the token is the last id of the page before. */
const page = (all: User[], limit: number | undefined, token: string | undefined) => {
  if (token === '') throw invalidParameter('Invalid pagination token.');
  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  const left = all.filter(({ sub }) => sub > after).sort((a, b) => (a.sub < b.sub ? -1 : 1));
  const users = left.slice(0, limit || largest);
  const last = users.length === left.length ? undefined : users.at(-1);
  return { users, next: last && Buffer.from(last.sub).toString('base64url') };
};

export const listUsers = forRoles(
  z.strictObject({
    UserPoolId: z.string(),
    AttributesToGet: z.array(z.string()).optional(),
    Limit: z.number().int().min(0).max(60).optional(),
    PaginationToken: z.string().optional(),
    Filter: z.string().max(256).default(''),
  }),
  async (pools, { UserPoolId, AttributesToGet: wanted, Limit, PaginationToken, Filter }) => {
    const users = pools.byId(UserPoolId).users.all();
    const matching = Filter.trim() === '' ? users : users.filter(matcher(Filter));
    const { users: shown, next } = page(matching, Limit, PaginationToken);
    const Users = shown.map((user) => {
      const view = listView(user);
      return wanted ? { ...view, Attributes: view.Attributes.filter(({ Name }) => wanted.includes(Name)) } : view;
    });
    return { Users, ...(next === undefined ? {} : { PaginationToken: next }) };
  },
);
