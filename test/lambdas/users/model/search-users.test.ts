import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTable } from '#lambdas/platform/table/table.ts';
import { type UserRecord, usersStore } from '#lambdas/users/index.ts';
import { queryWords, userWords } from '#lambdas/users/model/search/words.ts';
import { manyUsers, openManyUsers } from '../many-users.ts';
import { allPages, noon, watchTable } from '../people.ts';

const open = await openManyUsers();

const ids = (users: UserRecord[]) => users.map(({ id }) => id).sort();
const expected = (search: string) =>
  manyUsers.filter((user) => queryWords(search).every((word) => userWords(user).some((own) => own.startsWith(word))));

describe('the search', () => {
  it.each([
    'd',
    'dana levi',
    'נועה',
    'דָּנָה לוי',
    'алена',
    'михаил',
    'chloe תל אביב',
    'Sèvres',
    'garcia',
    '052',
    '+972 52',
    '5',
    '972',
    '🩰',
    'gmail.com u1',
    'com d',
    'u7.',
    'beer sheva',
  ])('for %s finds all whom it should, in pages of any size, once each [S-085]', async (search) => {
    expect(expected(search).length).toBeGreaterThan(0);
    for (const limit of [3, 10, 100, 500]) {
      const { users } = await allPages((after) => open.store.search({ words: queryWords(search), limit, after }));
      expect(users.map(({ id }) => id)).toEqual([...new Set(users.map(({ id }) => id))]);
      expect(ids(users)).toEqual(ids(expected(search)));
    }
  });

  it('finds whom it should for any beginnings of any words, in the same order in pages of any size [S-085]', async () => {
    const anyWord = fc
      .tuple(fc.constantFrom(...manyUsers.flatMap(userWords)), fc.integer({ min: 1, max: 8 }))
      .map(([word, length]) => [...word].slice(0, length).join(''));
    const property = fc.asyncProperty(
      fc.array(anyWord, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 5, max: 60 }),
      async (typed, limit) => {
        const words = queryWords(typed.join(' '));
        fc.pre(words.length > 0);
        const { users } = await allPages((after) => open.store.search({ words, limit, after }));
        const whole = await open.store.search({ words, limit: 500 });
        expect(users).toEqual(whole.items);
        expect(ids(users)).toEqual(ids(expected(typed.join(' '))));
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it.each([
    '.*',
    'd.*a',
    '%',
    '_',
    "' OR 1=1 --",
    '{"$gt":""}',
    '$(x)',
    '<script>',
    'USER#',
    '\\',
    '[a-z]',
    '\u0000',
    'x'.repeat(100),
    '𓀀'.repeat(50),
    '‮dna',
  ])('takes %j for text, not for a pattern or a command [S-085, Q-061]', async (search) => {
    const page = await open.list({ search, limit: '100' });
    expect(page.items.map(({ id }) => id).sort()).toEqual(queryWords(search).length === 0 ? [] : ids(expected(search)));
    expect(page.nextCursor).toBeUndefined();
  });

  it('is no search when only spaces are typed', async () => {
    expect((await open.list({ search: '  ' })).total).toBe(manyUsers.length);
    expect(await open.list({ search: '?!' })).toEqual({ items: [] });
  });

  it('shows a change of name or place at once', async () => {
    const [user] = manyUsers;
    if (!user) throw new Error('nobody');
    await open.store.change(user.id, { location: 'Zanzibar' });
    expect((await open.list({ search: 'zanzi' })).items.map(({ location }) => location)).toEqual(['Zanzibar']);
    await open.store.change(user.id, { location: user.location });
    expect((await open.list({ search: 'zanzi' })).items).toEqual([]);
  });

  it('reads no more than it may, however common the words are', async () => {
    // A client of its own: a test that took too long goes on with the common one, and would be counted here.
    const client = open.newClient();
    const table = openTable(open.table.name, client);
    const [sent, store] = [watchTable(table), usersStore(table, () => noon)];
    const cost = async (words: string[]) => {
      sent.length = 0;
      await store.search({ words, limit: 10 });
      const queries = sent.filter(({ command }) => command === 'QueryCommand');
      return { requests: sent.length, items: queries.reduce((sum, { scanned }) => sum + scanned, 0) };
    };
    expect(await cost(['d'])).toEqual({ requests: 2, items: 44 });
    expect((await cost(['com', 'u123'])).requests).toBeLessThanOrEqual(3);
    for (const words of [['d', 'g'], ['gmail', 'dana', 'd', 'u', '5'], ['zzz'], ['d', 'zzz']]) {
      const { requests, items } = await cost(words);
      expect(requests).toBeLessThanOrEqual(7);
      expect(items).toBeLessThanOrEqual(3000);
    }
    client.destroy();
  });
});
