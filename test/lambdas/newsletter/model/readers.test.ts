import { describe, expect, it } from 'vitest';
import { unsubscribeMark } from '#lambdas/newsletter/model/reader-links.ts';
import { noon, person } from '../../users/people.ts';
import { openReaders } from '../readers-harness.ts';

const time = new Date(noon).toISOString();

describe('the list of readers', () => {
  it('has every address with its state, and never the key of its links', async () => {
    const { readers, list } = await openReaders();
    const proof = { asked: time, confirmed: time, words: 'footer-2', language: 'ru' } as const;
    await readers.change({ email: 'a@x.example', language: 'ru' }, { subscription: proof });
    await readers.change({ email: 'b@x.example', language: 'he' }, { refused: time, unsubscribed: time });
    await readers.suppress({ email: 'c@x.example', language: 'he' }, 'complained');
    await readers.ensure(['a', 'b', 'c'].map((name) => ({ email: `${name}@x.example`, language: 'he' })));
    const all = [
      { email: 'a@x.example', language: 'ru', subscription: 'confirmed', since: time },
      { email: 'b@x.example', language: 'he', subscription: 'none', refused: time, unsubscribed: time },
      { email: 'c@x.example', language: 'he', subscription: 'none', suppressed: { reason: 'complained', time } },
    ];
    expect(await list({})).toEqual({ items: all });
    expect((await list({ state: 'subscribed' })).items).toEqual([all[0]]);
    expect((await list({ state: 'unsubscribed' })).items).toEqual([all[1]]);
    expect((await list({ state: 'suppressed' })).items).toEqual([all[2]]);
    expect((await list({ search: 'X.EXAMPLE  B@' })).items).toEqual([all[1]]);
    expect((await list({ language: 'ru' })).items).toEqual([all[0]]);
    expect((await list({ email: 'B@x.example' })).items).toEqual([all[1]]);
    expect((await list({ email: '@x.example' })).items).toEqual([]);
  });

  it('finds whom a request to unsubscribe names, under the address that they have now, by a mark that opens nothing', async () => {
    const { readers, users, list, unsubscribe } = await openReaders();
    const [one, other] = ['dana@work.example', 'dana@home.example'];
    const tokens = await readers.ensure([one, other].map((email) => ({ email, language: 'he' })));
    const mark = unsubscribeMark(tokens.get(one) ?? '');
    expect((await list({ mark })).items.map(({ email }: { email: string }) => email)).toEqual([one]);
    expect(await list({ mark: 'A'.repeat(43) })).toEqual({ items: [] });
    expect(await readers.byToken(mark)).toBeUndefined();

    await readers.change({ email: one, language: 'he' }, { movedTo: other });
    expect((await list({ mark })).items[0].email).toBe(other);
    // An account of its own at the address that the other one left.
    await users.add(person('dana', { email: one }));
    expect((await list({ mark })).items[0].email).toBe(one);
    await unsubscribe(one);
    expect((await list({ mark })).items[0]).toMatchObject({ email: one, refused: time, unsubscribed: time });
    expect((await readers.byEmail(other))?.refused).toBeUndefined();
    await readers.forget(one);
    expect(await list({ mark })).toEqual({ items: [] });
  });

  it('goes on by the cursor', async () => {
    const { readers, list } = await openReaders();
    await readers.ensure(['a', 'b', 'c'].map((name) => ({ email: `${name}@x.example`, language: 'he' })));
    await readers.suppress({ email: 'c@x.example', language: 'he' }, 'bounced');
    const first = await list({ limit: '2', search: 'x' });
    expect(first.items).toHaveLength(2);
    expect((await list({ limit: '2', search: 'x', cursor: first.nextCursor })).items[0].email).toBe('c@x.example');
    expect(await list({ cursor: 'bm9uZQ' })).toBe('invalidCursor');
  });

  it('is counted once a minute', async () => {
    const { readers, count, wait } = await openReaders();
    await readers.ensure([{ email: 'a@x.example', language: 'he' }]);
    const kind = { language: 'he', subscribed: false, unsubscribed: false, suppressed: false };
    expect(await count({})).toEqual({ kinds: [{ ...kind, count: 1 }], time });
    await readers.ensure([{ email: 'b@x.example', language: 'he' }]);
    expect((await count({})).kinds[0].count).toBe(1);
    wait(61);
    expect((await count({})).kinds[0].count).toBe(2);
  });

  it('lets administrators block an address and release it, without keeping the address in the log', async () => {
    const { suppress, release, entries, caller, readers } = await openReaders();
    expect(await suppress('Dana@X.example')).toEqual({
      email: 'dana@x.example',
      language: 'he',
      subscription: 'none',
      suppressed: { reason: 'byAdministrator', time },
    });
    expect((await suppress('dana@x.example')).suppressed.reason).toBe('byAdministrator');
    expect(await release('dana@x.example')).toEqual({ email: 'dana@x.example' });
    expect((await readers.byEmail('dana@x.example'))?.suppressed).toBeUndefined();
    expect(await release('dana@x.example')).toBe('readerNotFound');
    const log = await entries();
    expect(log.map(({ action, actor }) => `${actor.id === caller.userId} ${action}`).sort()).toEqual([
      'true reader.release',
      'true reader.suppress',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/dana/i);
  });

  it('says that mail came back where an administrator has read so', async () => {
    const { suppress, entries } = await openReaders();
    expect((await suppress('gone@x.example', 'bounced')).suppressed).toEqual({ reason: 'bounced', time });
    expect((await entries()).map(({ action }) => action)).toEqual(['reader.suppress']);
  });

  it('keeps the reason of a complaint when an administrator blocks the address too', async () => {
    const { readers, suppress, entries } = await openReaders();
    await readers.suppress({ email: 'c@x.example', language: 'he' }, 'complained');
    expect((await suppress('c@x.example')).suppressed.reason).toBe('complained');
    expect(await entries()).toEqual([]);
  });

  it('leaves an address suppressed that SES could not be told of, so that it can be released again', async () => {
    const { readers, release, ses, entries } = await openReaders();
    await readers.suppress({ email: 'away@x.example', language: 'he' }, 'bounced');
    ses.isAway = true;
    expect(await release('away@x.example')).toBe('unavailable');
    expect((await readers.byEmail('away@x.example'))?.suppressed?.reason).toBe('bounced');
    expect(await entries()).toEqual([]);
    ses.isAway = false;
    expect(await release('Away@x.example')).toEqual({ email: 'away@x.example' });
    expect((await readers.byEmail('away@x.example'))?.suppressed).toBeUndefined();
    expect(ses.lifted).toEqual(['away@x.example']);
  });

  it('finds an address that SES alone suppresses, and releases it without making a reader of it', async () => {
    const { readers, find, release, ses, entries } = await openReaders();
    expect(await find('only@x.example')).toEqual({ email: 'only@x.example' });
    ses.listed.set('only@x.example', 'complained');
    expect(await find('only@x.example')).toEqual({
      email: 'only@x.example',
      suppressed: { reason: 'complained', time },
    });
    expect(await release('only@x.example')).toEqual({ email: 'only@x.example' });
    expect(ses.lifted).toEqual(['only@x.example']);
    expect(await readers.byEmail('only@x.example')).toBeUndefined();
    const log = await entries();
    expect(log.map(({ action }) => action)).toEqual(['reader.release']);
    expect(JSON.stringify(log)).not.toContain('only@');
  });

  it('tells our own reason first', async () => {
    const { readers, find, ses } = await openReaders();
    await readers.suppress({ email: 'both@x.example', language: 'he' }, 'byAdministrator');
    ses.listed.set('both@x.example', 'bounced');
    expect((await find('Both@x.example')).suppressed.reason).toBe('byAdministrator');
  });

  it('has an address unsubscribed by an administrator, with proof of what it had asked for, once', async () => {
    const { readers, unsubscribe, entries } = await openReaders();
    const proof = { asked: time, confirmed: time, words: 'footer-2', language: 'ru' } as const;
    await readers.change({ email: 'asks@x.example', language: 'ru' }, { subscription: proof });
    const refused = {
      email: 'asks@x.example',
      language: 'ru',
      subscription: 'none',
      refused: time,
      unsubscribed: time,
    };
    expect(await unsubscribe('Asks@x.example')).toEqual(refused);
    expect((await readers.byEmail('asks@x.example'))?.formerSubscription).toEqual({ ...proof, ended: time });
    expect(await unsubscribe('asks@x.example')).toEqual(refused);
    const log = await entries();
    expect(log.map(({ action }) => action)).toEqual(['reader.unsubscribe']);
    expect(JSON.stringify(log)).not.toContain('asks@');
  });
});
