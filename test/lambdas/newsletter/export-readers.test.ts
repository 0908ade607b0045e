import { describe, expect, it } from 'vitest';
import { readerColumns } from '#lambdas/newsletter/index.ts';
import { noon, person } from '../users/people.ts';
import { openReaders } from './readers-harness.ts';

const time = new Date(noon).toISOString();
const cellsOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.slice(1, -1).split('","'));

describe('the export of readers', () => {
  it('has who consented or refused, when and by which words, in an account or without one', async () => {
    const { readers, users, exported, entries } = await openReaders();
    const proof = { asked: time, confirmed: time, words: 'footer-2', language: 'ru' } as const;
    await readers.change({ email: 'asks@x.example', language: 'ru' }, { subscription: proof });
    await readers.change(
      { email: 'left@x.example', language: 'he' },
      { refused: time, formerSubscription: { ...proof, ended: time } },
    );
    await readers.suppress({ email: 'z@x.example', language: 'he' }, 'complained');
    const consent = { time, words: 'signUp-2' };
    await users.add(
      person('member', { email: 'member@x.example', groups: ['newsletter'], newsletterConsent: consent }),
    );
    await users.add(person('silent', { email: 'silent@x.example' }));
    const { csv, rows, nextCursor } = await exported({});
    expect(nextCursor).toBeUndefined();
    expect(csv.startsWith('\uFEFF"he email"')).toBe(true);
    const [, ...cells] = cellsOf(csv);
    expect(rows).toBe(4);
    const named = cells.map((row) => Object.fromEntries(readerColumns.map((name, at) => [name, row[at]])));
    expect(named.map(({ email, state }) => `${email} ${state}`)).toEqual([
      'asks@x.example subscribed',
      'left@x.example unsubscribed',
      'member@x.example subscribed',
      'z@x.example suppressed',
    ]);
    expect(named[0]).toMatchObject({ language: 'ru', asked: time, consented: time, words: 'footer-2', account: '' });
    expect(named[1]).toMatchObject({ consented: '', formerWords: 'footer-2', ended: time, newsletterRefused: time });
    expect(named[2]).toMatchObject({ asked: '', consented: time, words: 'signUp-2' });
    expect(named[2]?.account).not.toBe('');
    expect(named[3]).toMatchObject({ suppressed: 'complained', suppressedAt: time });
    expect((await entries()).map(({ action }) => action)).toEqual(['reader.export']);
  });

  it('comes in parts that make one file, each address once, entered in the log once', async () => {
    const { readers, exported, entries } = await openReaders();
    await readers.ensure(
      Array.from({ length: 520 }, (_none, i) => ({ email: `r${1000 + i}@x.example`, language: 'he' as const })),
    );
    const first = await exported({});
    const second = await exported({ cursor: first.nextCursor });
    expect([first.rows, second.rows, second.nextCursor]).toEqual([500, 20, undefined]);
    expect(second.csv.includes('\uFEFF')).toBe(false);
    const emails = cellsOf(first.csv + second.csv).map(([email]) => email);
    expect(new Set(emails).size).toBe(521);
    expect(await entries()).toHaveLength(1);
  });

  it('carries no formula, and asks for the password', async () => {
    const { readers, exported, exportedAtOnce } = await openReaders();
    await readers.ensure([{ email: '=cmd@x.example', language: 'he' }]);
    expect((await exported({})).csv).toContain(`"'=cmd@x.example"`);
    expect(await exportedAtOnce()).toBe('confirmationNeeded');
  });
});
