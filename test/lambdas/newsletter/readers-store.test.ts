import { describe, expect, it } from 'vitest';
import { readersStore } from '#lambdas/newsletter/index.ts';
import { noon, watchTable } from '../users/people.ts';
import { openUsersTable } from '../users/users-table.ts';

const open = async () => {
  let now = noon;
  const { table } = await openUsersTable();
  return {
    table,
    readers: readersStore(table, () => now),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};
const dana = { email: 'Dana@X.example', language: 'ru' } as const;

describe('readers in the table', () => {
  it('get one token each, however many ask at once and how often', async () => {
    const { readers } = await open();
    const people = Array.from({ length: 120 }, (_none, i) => ({ email: `P${i}@x.example`, language: 'en' as const }));
    const runs = await Promise.all([readers.ensure(people), readers.ensure(people.slice(30)), readers.ensure(people)]);
    const [first] = runs;
    expect(first.size).toBe(120);
    expect(new Set(first.values()).size).toBe(120);
    for (const run of runs) for (const [email, token] of run) expect(token).toBe(first.get(email));
    for (const token of first.values()) expect(token).toMatch(/^[\w-]{22}$/);
    expect((await readers.byToken(first.get('p7@x.example') ?? ''))?.email).toBe('p7@x.example');
    expect(await readers.byToken('A'.repeat(22))).toBeUndefined();
  });

  it('keep their token and their language when they were readers before', async () => {
    const { readers } = await open();
    await readers.suppress(dana, 'bounced');
    const [token] = (await readers.ensure([{ ...dana, language: 'fr' }])).values();
    expect(await readers.byEmail('dana@x.example')).toMatchObject({
      token,
      language: 'ru',
      suppressed: { reason: 'bounced' },
    });
    expect((await readers.ensure([dana])).get('dana@x.example')).toBe(token);
  });

  it('are asked for once, and written only where somebody is new', async () => {
    const { readers, table } = await open();
    await readers.ensure([dana]);
    const sent = watchTable(table);
    await readers.ensure([dana]);
    expect(sent.map(({ command }) => command)).toEqual(['BatchGetItemCommand']);
  });

  it('keep a complaint when a bounce follows', async () => {
    const { readers } = await open();
    await readers.suppress(dana, 'bounced');
    await readers.suppress(dana, 'complained');
    await readers.suppress(dana, 'bounced');
    expect((await readers.byEmail(dana.email))?.suppressed?.reason).toBe('complained');
  });

  it('are forgotten with their token, but not what they refused [Q-024]', async () => {
    const { readers } = await open();
    const time = new Date(noon).toISOString();
    const proof = { asked: time, confirmed: time, words: 'form-1', language: 'ru' } as const;
    await readers.change(dana, { subscription: proof });
    await readers.change({ ...dana, email: 'noa@x.example' }, { subscription: proof, refused: time });
    const tokens = await readers.ensure([dana, { ...dana, email: 'noa@x.example' }]);
    await Promise.all([...tokens.keys()].map((email) => readers.forget(email)));
    expect(await readers.byEmail(dana.email)).toBeUndefined();
    expect(await readers.byEmail('noa@x.example')).toEqual({ email: 'noa@x.example', language: 'ru', refused: time });
    for (const token of tokens.values()) expect(await readers.byToken(token)).toBeUndefined();
    await readers.forget('nobody@x.example');
    expect(await readers.byEmail('nobody@x.example')).toBeUndefined();
  });

  it('ask for the newsletter until the request expires', async () => {
    const { readers, wait } = await open();
    const asked = new Date(noon).toISOString();
    const request = {
      email: 'dana@x.example',
      language: 'ru',
      words: 'form-1',
      asked,
      expires: noon / 1000 + 60,
    } as const;
    const token = await readers.addRequest(request);
    expect(await readers.requestBy(token)).toEqual(request);
    expect(await readers.byEmail('dana@x.example')).toBeUndefined();
    await readers.spendRequest(token, asked);
    expect((await readers.requestBy(token))?.used).toBe(asked);
    wait(60);
    expect(await readers.requestBy(token)).toBeUndefined();
  });

  it('are listed by address, and found by words anywhere in it, by state and by language', async () => {
    const { readers } = await open();
    const time = new Date(noon).toISOString();
    await readers.ensure(['ab1', 'ab2', 'ab3', 'c'].map((name) => ({ email: `${name}@x.example`, language: 'he' })));
    await readers.change({ email: 'ab2@x.example', language: 'he' }, { refused: time, language: 'ru' });
    const names = async (found: ReturnType<typeof readers.page>) => {
      const { items, next } = await found;
      return [items.map(({ email }) => email.split('@')[0]), next?.split('@')[0]];
    };
    expect(await names(readers.page({ limit: 2 }))).toEqual([['ab1', 'ab2'], 'ab2']);
    expect(await names(readers.page({ limit: 2, after: 'ab2@x.example' }))).toEqual([['ab3', 'c'], undefined]);
    const find = (search: object) => names(readers.find({ limit: 2, isTimeUp: () => false, ...search }));
    expect(await find({})).toEqual([['ab1', 'ab2'], 'ab2']);
    expect(await find({ words: ['b', 'x.example'] })).toEqual([['ab1', 'ab2'], 'ab2']);
    expect(await find({ words: ['b', 'x.example'], after: 'ab2@x.example' })).toEqual([['ab3'], undefined]);
    expect(await find({ words: ['3@x'] })).toEqual([['ab3'], undefined]);
    expect(await find({ words: ['b'], state: 'unsubscribed', language: 'ru' })).toEqual([['ab2'], undefined]);
    expect(await find({ words: ['b'], state: 'unsubscribed', language: 'he' })).toEqual([[], undefined]);
  });

  it('are searched and counted until the time is up, and on from there', async () => {
    const { readers } = await open();
    const people = Array.from({ length: 60 }, (_none, i) => ({
      email: `r${100 + i}@x.example`,
      language: 'he' as const,
    }));
    await readers.ensure(people);
    await readers.suppress({ email: 'r159@x.example', language: 'he' }, 'bounced');
    const isTimeUp = () => true;
    const first = await readers.find({ words: ['159'], limit: 10, isTimeUp });
    expect(first).toEqual({ items: [], next: 'r139@x.example' });
    expect((await readers.find({ words: ['159'], limit: 10, isTimeUp, after: first.next })).items).toHaveLength(1);
    const kind = { language: 'he', subscribed: false, unsubscribed: false };
    expect(await readers.count({ isTimeUp })).toEqual({
      kinds: [
        { ...kind, suppressed: false, count: 59 },
        { ...kind, suppressed: true, count: 1 },
      ],
    });
    expect((await readers.count({ isTimeUp, after: 'r157@x.example' })).kinds.map(({ count }) => count)).toEqual([
      1, 1,
    ]);
  });
});
