import { describe, expect, it } from 'vitest';
import { pageSizes } from '#contracts/http/paging.ts';
import { foldCase } from '#contracts/text/folding.ts';
import { userSorts } from '#contracts/users/endpoints.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { manyUsers, openManyUsers } from './many-users.ts';
import { allPages, outcomeOf, person, watchTable } from './people.ts';

const open = await openManyUsers();

describe('the list of users', () => {
  const keys = {
    created: (user: UserRecord) => `${user.created}#${user.id}`,
    username: (user: UserRecord) => foldCase(user.username),
    email: (user: UserRecord) => user.email,
  };

  it.each(userSorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
    'by %s, %s, has everybody once, in that order, in pages of any size [Q-021, S-086]',
    async (sort, order) => {
      for (const limit of [7, 25, 100, 180, 181]) {
        const { users, sizes } = await allPages((after) => open.store.list({ sort, order, limit, after }));
        // As DynamoDB compares: by bytes.
        const ordered = manyUsers.toSorted((a, b) =>
          Buffer.compare(Buffer.from(keys[sort](a)), Buffer.from(keys[sort](b))),
        );
        expect(users).toEqual(order === 'asc' ? ordered : ordered.reverse());
        expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
        expect(sizes.at(-1)).toBeGreaterThan(0);
      }
    },
  );

  it('shows ten, newest first, with the number of all, unless asked otherwise [S-205, S-089, Q-021]', async () => {
    const page = await open.list({});
    expect(page.items).toHaveLength(10);
    expect(page.total).toBe(manyUsers.length);
    expect(page.items[0]?.created).toBe(manyUsers.at(-1)?.created);
    const next = await open.list({ cursor: page.nextCursor ?? '' });
    expect(page.items.map(({ id }) => id)).not.toContain(next.items[0]?.id);
  });

  it.each(pageSizes)('has pages of %s [S-086, S-266]', async (size) => {
    expect((await open.list({ limit: `${size}` })).items).toHaveLength(size);
    expect((await open.list({ limit: `${size}`, search: 'd' })).items).toHaveLength(size);
  });

  it('costs two requests, whatever its length', async () => {
    const sent = watchTable(open.table);
    await open.store.list({ sort: 'email', order: 'asc', limit: 100 });
    expect(sent.map(({ command }) => command)).toEqual(['QueryCommand', 'BatchGetItemCommand']);
  });
});

describe('a cursor that somebody altered [Q-061]', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['not base64', '%%%'],
    ['no list', cursor({ pk: 'USER#1' })],
    ['a key of another list', cursor(['USERS', 'COUNT', 'x'])],
    ['too little', cursor(['2026-11-21'])],
    ['an id that is none', cursor(['2026-11-21', 'USER#1'])],
    ['another type', cursor([1, 2])],
    ['nothing', cursor([])],
  ])('%s is refused in a list', async (_name, value) => {
    expect(await outcomeOf(open.list({ cursor: value }))).toBe('invalidCursor');
  });

  it.each([
    ['a word that was not searched', ['noa', 'noa', person('x').id]],
    ['a place outside of the search', ['dana', 'levi', person('x').id]],
    ['a place with a space', ['dana', 'dana x', person('x').id]],
    ['too little', ['dana', 'dana']],
  ])('%s is refused in a search', async (_name, value) => {
    expect(await outcomeOf(open.list({ search: 'dana', cursor: cursor(value) }))).toBe('invalidCursor');
  });

  it('can only ask for another place in the same list', async () => {
    const page = await open.list({ cursor: cursor([manyUsers[100]?.created, manyUsers[100]?.id]), limit: '100' });
    expect(page.items.every(({ created }) => created <= (manyUsers[100]?.created ?? ''))).toBe(true);
  });
});
