import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noon, person } from '../users/people.ts';
import { openReaders } from './readers-harness.ts';

const time = new Date(noon).toISOString();
const proof = { given: '2026-11-01', from: 'Studio, on paper', collectedBy: 'Dana' };
const rowsOf = (...emails: string[]) => emails.map((email) => ({ email, language: 'ru' as const }));
const consent = { asked: time, confirmed: time, words: 'footer-2', language: 'fr' } as const;

describe('an import of readers', () => {
  it('subscribes whoever is new, with the proof, and enters their number in the log', async () => {
    const { readers, check, run, entries, caller } = await openReaders();
    const rows = rowsOf('New@X.example', 'nobody', 'other@x.example');
    expect(await check(rows)).toEqual({ outcomes: ['new', 'invalid', 'new'] });
    expect(await readers.byEmail('new@x.example')).toBeUndefined();
    const id = randomUUID();
    expect(await run({ id, rows, proof })).toEqual({ outcomes: ['new', 'invalid', 'new'] });
    expect(await readers.byEmail('new@x.example')).toEqual({
      email: 'new@x.example',
      language: 'ru',
      subscription: {
        asked: '2026-11-01T00:00:00.000Z',
        confirmed: '2026-11-01T00:00:00.000Z',
        words: 'import-1',
        language: 'ru',
        imported: { id, by: caller.userId, time, from: 'Studio, on paper', collectedBy: 'Dana' },
      },
    });
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'reader.import', resource: { id } });
    expect(JSON.stringify(entry)).toContain('"imported"');
    expect(JSON.stringify(entry)).not.toContain('x.example');
  });

  it('leaves alone whoever refused, is blocked, or whose subscription has ended; also in an account', async () => {
    const { readers, users, check, run, entries } = await openReaders();
    const he = 'he' as const;
    await readers.change({ email: 'refused@x.example', language: he }, { refused: time });
    await readers.change({ email: 'announcements@x.example', language: he }, { unsubscribed: time });
    await readers.suppress({ email: 'bounced@x.example', language: he }, 'bounced');
    await readers.change(
      { email: 'ended@x.example', language: he },
      { formerSubscription: { ...consent, ended: time } },
    );
    await users.add(person('leaver', { email: 'leaver@x.example', newsletterConsent: { time, words: 'signUp-2' } }));
    await users.add(person('quiet', { email: 'quiet@x.example', announcementsRefused: time }));
    const rows = rowsOf(
      ...['refused', 'announcements', 'bounced', 'ended', 'leaver', 'quiet'].map((name) => `${name}@x.example`),
    );
    const before = await readers.byEmails(rows.map(({ email }) => email));
    const left = { outcomes: rows.map(() => 'leftAlone') };
    expect(await check(rows)).toEqual(left);
    expect(await run({ id: randomUUID(), rows, proof })).toEqual(left);
    expect(await readers.byEmails(rows.map(({ email }) => email))).toEqual(before);
    expect(await entries()).toEqual([]);
  });

  it('changes no subscription that is there, and subscribes nobody with an account', async () => {
    const { readers, users, run } = await openReaders();
    await readers.change({ email: 'asks@x.example', language: 'fr' }, { subscription: consent });
    await users.add(person('member', { email: 'member@x.example', groups: ['newsletter'] }));
    await users.add(person('user', { email: 'user@x.example' }));
    const rows = rowsOf('asks@x.example', 'member@x.example', 'user@x.example');
    expect(await run({ id: randomUUID(), rows, proof })).toEqual({ outcomes: ['subscribed', 'subscribed', 'account'] });
    expect((await readers.byEmail('asks@x.example'))?.subscription).toEqual(consent);
    expect(await readers.byEmail('user@x.example')).toBeUndefined();
  });

  it('never goes over a refusal that comes while it runs', async () => {
    const { readers, run } = await openReaders();
    const { byEmails } = readers;
    // Its reader refuses between the look and the write.
    readers.byEmails = async (emails) => {
      const known = await byEmails(emails);
      await readers.change({ email: 'late@x.example', language: 'he' }, { refused: time });
      return known;
    };
    const rows = rowsOf('late@x.example');
    expect(await run({ id: randomUUID(), rows, proof })).toEqual({ outcomes: ['leftAlone'] });
    expect(await readers.byEmail('late@x.example')).toEqual({
      email: 'late@x.example',
      language: 'he',
      refused: time,
    });
  });

  it('does nothing twice when a part is repeated, and a later refusal stands', async () => {
    const { readers, run, wait } = await openReaders();
    const part = { id: randomUUID(), rows: rowsOf('one@x.example', 'ONE@x.example'), proof };
    expect(await run(part)).toEqual({ outcomes: ['new', 'new'] });
    const first = await readers.byEmail('one@x.example');
    wait(60);
    expect(await run(part)).toEqual({ outcomes: ['new', 'new'] });
    expect(await readers.byEmail('one@x.example')).toEqual(first);
    expect(await run({ ...part, id: randomUUID() })).toEqual({ outcomes: ['subscribed', 'subscribed'] });
  });
});
