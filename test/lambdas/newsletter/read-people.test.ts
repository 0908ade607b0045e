import { describe, expect, it } from 'vitest';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import { mayGet, type Person, readersStore, readPeople } from '#lambdas/newsletter/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { fillTable, noon, person, watchTable } from '../users/people.ts';
import { openUsersTable } from '../users/users-table.ts';

/** Numbers that look random and are the same in every run. */
const randomly = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const at = (age: number) => new Date(noon - age).toISOString();

const everybody = async (sources: Parameters<typeof readPeople>[0], limit: number, from: string) => {
  const people: Person[] = [];
  let after: string | undefined = from;
  let pages = 0;
  do {
    const page = await readPeople(sources, { after, limit });
    people.push(...page.people);
    after = page.next;
    pages += 1;
  } while (after !== undefined);
  return { people, pages };
};

describe('users and readers, read by address', () => {
  it('have the people that 100 random audiences have, each address once', async () => {
    const { table, store: users } = await openUsersTable();
    const readers = readersStore(table, () => noon);
    const letters = 'abcdefgh';
    for (let audience = 0; audience < 100; audience += 1) {
      const pick = randomly(audience + 1);
      const prefix = `${String(audience).padStart(3, '0')}-`;
      const accounts = new Map<string, UserRecord>();
      const expected: [string, string[]][] = [];
      const writes: Promise<unknown>[] = [];
      const addresses = [...letters].flatMap((one) =>
        [...letters.slice(0, 3)].map((two) => `${prefix}${one}${two}@x.example`),
      );
      const chosen = addresses.filter(() => pick(3) > 0);
      for (const email of chosen) {
        const kinds = pick(3);
        const [consents, subscribes, isEnabled, isWhole] = [pick(2) === 0, pick(2) === 0, pick(5) > 0, pick(6) > 0];
        const [isSuppressed, refuses, isQuiet] = [pick(6) === 0, pick(6) === 0, pick(6) === 0];
        const hasAccount = kinds !== 1;
        const hasReader = kinds !== 0;
        if (hasAccount) {
          const account = person(`u${email.replaceAll(/[@.]/g, '_')}`, {
            email: pick(2) === 0 ? email : email.toUpperCase(),
            groups: consents ? ['newsletter'] : [],
            enabled: isEnabled,
            ...(isWhole ? {} : { incomplete: true }),
          });
          accounts.set(email, account);
        }
        if (hasReader) {
          const subscription = { asked: at(5), confirmed: at(4), words: 'form-1', language: 'en' } as const;
          writes.push(
            readers.change(
              { email, language: 'en' },
              {
                ...(subscribes ? { subscription } : {}),
                ...(isSuppressed ? { suppressed: { reason: 'complained', time: at(1) } } : {}),
                ...(refuses ? { refused: at(0) } : {}),
                ...(isQuiet ? { unsubscribed: at(0) } : {}),
              },
            ),
          );
        }
        const isUser = hasAccount && isWhole;
        const isSubscriber = hasReader && subscribes;
        if ((hasAccount && !isEnabled) || !(isUser || isSubscriber)) continue;
        const stopped = hasReader && isSuppressed;
        const hasConsent = (isUser && consents) || isSubscriber;
        const newsletter = hasConsent && !stopped && !(hasReader && refuses);
        const announcements = !stopped && !(hasReader && isQuiet);
        const categories = mailCategories.filter((category) =>
          ['promotional', 'newsletter'].includes(category) ? newsletter : announcements,
        );
        expected.push([email, categories]);
      }
      await Promise.all([fillTable(table, [...accounts.values()]), ...writes]);
      const limit = 1 + pick(9);
      // Addresses of later audiences are behind these.
      const { people } = await everybody({ users, readers, clock: () => noon }, limit, prefix);
      expect(
        people.map((each) => [each.email, mailCategories.filter((category) => mayGet(each, category))]),
        `audience ${audience}, ${limit} at a time`,
      ).toEqual(expected);
    }
  });

  it('cost as much for each page as it has people, not as there are', async () => {
    const { table, store: users } = await openUsersTable();
    const readers = readersStore(table, () => noon);
    await fillTable(
      table,
      Array.from({ length: 60 }, (_none, i) => person(`u${i}`, { email: `u${i + 100}@x.example` })),
    );
    await readers.ensure(
      Array.from({ length: 60 }, (_none, i) => ({ email: `r${i + 100}@x.example`, language: 'he' })),
    );
    const sent = watchTable(table);
    const { people, next } = await readPeople({ users, readers, clock: () => noon }, { limit: 10 });
    expect(people).toEqual([]);
    expect(next).toBe('r109@x.example');
    expect(sent.reduce((sum, { scanned }) => sum + scanned, 0)).toBeLessThanOrEqual(22);
    expect(sent).toHaveLength(3);
  });
});
