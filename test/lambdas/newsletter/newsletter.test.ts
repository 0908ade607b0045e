import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moveReader, personOf } from '#lambdas/newsletter/index.ts';
import { noon, person } from '../users/people.ts';
import { openNewsletter } from './newsletter-harness.ts';

const day = 24 * 60 * 60;
const email = 'Dana@Mail.example';
const address = 'dana@mail.example';

const open = async () => {
  const newsletter = await openNewsletter();
  const { users, readers } = newsletter;
  return {
    ...newsletter,
    /** The record at the address. */
    present: async () => {
      const id = await users.idByEmail(address);
      const [user, reader] = [id ? await users.byId(id) : undefined, await readers.byEmail(address)];
      return { user, reader, person: personOf({ user, reader }, Date.parse(newsletter.now())) };
    },
  };
};

describe('subscribing', () => {
  it('takes a link in a mail, and keeps when and by which words it was asked for', async () => {
    const { subscribe, confirm, present, mails } = await open();
    const { outcome, token } = await subscribe(email);
    expect(outcome).toBeUndefined();
    expect(mails).toEqual([
      { to: email, kind: 'newsletterConfirmation', language: 'ru', values: { link: expect.any(String) } },
    ]);
    expect(mails[0]?.values?.link).toMatch(/^https:\/\/site\.test\/newsletter\/confirm\?lang=ru#token=[\w-]{22}$/);
    expect(await present()).toEqual({});
    expect(await confirm(token)).toBeUndefined();
    expect((await present()).reader).toEqual({
      email: address,
      language: 'ru',
      token: expect.stringMatching(/^[\w-]{22}$/),
      subscription: {
        asked: '2026-11-21T12:00:01.000Z',
        confirmed: '2026-11-21T12:00:02.000Z',
        words: 'footer-2',
        language: 'ru',
      },
    });
  });

  it('is confirmed once: the same link is good as long as the subscription stands, and not for a new one', async () => {
    const { subscribe, confirm, act, present, tokenOf } = await open();
    const { token } = await subscribe(email);
    expect([await confirm(token), await confirm(token)]).toEqual([undefined, undefined]);
    expect((await present()).reader?.subscription?.confirmed).toBe('2026-11-21T12:00:02.000Z');
    await act('unsubscribe', { token: await tokenOf(email) });
    expect(await confirm(token)).toBe('readerLinkInvalid');
    expect((await present()).person).toBeUndefined();
    const again = await subscribe(email);
    await confirm(again.token);
    expect((await present()).person).toMatchObject({ consents: true, unsubscribed: { newsletter: false } });
  });

  it('expires after seven days, and knows no token but its own', async () => {
    const { subscribe, confirm, wait, read, present } = await open();
    const { token } = await subscribe(email);
    expect(await read(token)).toBe('readerLinkInvalid');
    expect(await confirm('A'.repeat(22))).toBe('readerLinkInvalid');
    wait(7 * day);
    expect(await confirm(token)).toBe('readerLinkInvalid');
    expect((await present()).reader).toBeUndefined();
  });

  it('puts a user into the group of their account, once the link was followed, by the product itself', async () => {
    const { users, subscribe, confirm, present, entries } = await open();
    await users.add(person('dana', { email, groups: ['vip'] }));
    const { token } = await subscribe(email);
    expect((await present()).user?.groups).toEqual(['vip']);
    await confirm(token);
    const { user, reader } = await present();
    expect(user?.groups).toEqual(['vip', 'newsletter']);
    expect(user?.newsletterConsent).toEqual({ time: '2026-11-21T12:00:02.000Z', words: 'footer-2' });
    expect(reader).toBeUndefined();
    expect(await entries()).toEqual(['system user.addToGroup']);
  });

  it('is counted where the link is followed, once for each subscription', async () => {
    const { users, subscribe, confirm, act, tokenOf, signUps } = await open();
    const { token } = await subscribe(email);
    const other = await subscribe(email, { ip: '198.51.100.10' });
    expect(await signUps()).toBe(0);
    // Pressed twice at once, again later, and by the link of another mail.
    await Promise.all([confirm(token), confirm(token)]);
    expect(await confirm(token)).toBeUndefined();
    if (other.token) await confirm(other.token);
    expect(await signUps()).toBe(1);
    await act('unsubscribe', { token: await tokenOf(email) });
    await users.add(person('olga', { email: 'olga@example.com' }));
    const ofAccount = await subscribe('olga@example.com', { ip: '198.51.100.11' });
    await Promise.all([confirm(ofAccount.token), confirm(ofAccount.token)]);
    expect(await signUps()).toBe(2);
  });

  it('is in the language of the newest consent, also after an older one, a refusal or a block', async () => {
    const { readers, subscribe, confirm, act, tokenOf, present, save } = await open();
    const inLanguage = async (language: string) => {
      await confirm((await subscribe(email, { language })).token);
      const { person, reader } = await present();
      return [person?.language, reader?.language, reader?.subscription?.language];
    };
    await readers.change({ email, language: 'en' }, { suppressed: { reason: 'byAdministrator', time: '2026-11-01' } });
    expect(await inLanguage('he')).toEqual(['he', 'he', 'he']);
    expect(await inLanguage('fr')).toEqual(['fr', 'fr', 'fr']);
    await act('unsubscribe', { token: await tokenOf(email) });
    expect(await inLanguage('es')).toEqual(['es', 'es', 'es']);
    await save(await tokenOf(email), { newsletter: false, announcements: true, language: 'es' });
    await save(await tokenOf(email), { newsletter: true, announcements: true, language: 'ru' });
    expect((await present()).person?.language).toBe('ru');
  });

  it('keeps the language of an account, of which the reader at its address takes it', async () => {
    const { users, readers, subscribe, confirm, present } = await open();
    await confirm((await subscribe(email, { language: 'ru' })).token);
    await users.add(person('dana', { email, language: 'he' }));
    await confirm((await subscribe(email, { language: 'fr' })).token);
    expect((await present()).person?.language).toBe('he');
    expect((await readers.byEmail(email))?.language).toBe('he');
  });

  it('leaves a sign-up alone that a stranger began with the address', async () => {
    const { users, subscribe, confirm, present } = await open();
    await users.add(person('dana', { email, emailVerified: false }), { expires: 9_999_999_999 });
    const { token } = await subscribe(email);
    await confirm(token);
    const { user, reader } = await present();
    expect(user?.groups).toEqual([]);
    expect(reader?.subscription?.words).toBe('footer-2');
  });

  it('answers alike, and in a full second, whoever the address belongs to', async () => {
    const { users, readers, subscribe, mails, pauses } = await open();
    await users.add(person('dana', { email, groups: ['newsletter'] }));
    await readers.suppress({ email: 'noa@x.example', language: 'he' }, 'complained');
    const outcomes: unknown[] = [];
    for (const to of [email, 'noa@x.example', 'new@x.example']) outcomes.push((await subscribe(to)).outcome);
    expect(outcomes).toEqual([undefined, undefined, undefined]);
    expect(mails.map(({ kind, language }) => `${kind} ${language}`)).toEqual(
      Array(3).fill('newsletterConfirmation ru'),
    );
    expect(pauses).toHaveLength(3);
    for (const pause of pauses) expect(pause).toBeGreaterThan(500);
  });

  it('sends five mails an hour to an address, however many people ask, and none where it fails', async () => {
    const { subscribe, mails, post } = await open();
    post.isAway = true;
    for (let i = 0; i < 6; i += 1) expect((await subscribe(email, { ip: `10.0.0.${i}` })).outcome).toBe('mailNotSent');
    post.isAway = false;
    const outcomes: unknown[] = [];
    for (let i = 0; i < 7; i += 1) outcomes.push((await subscribe(email, { ip: `10.0.1.${i}` })).outcome);
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(outcomes.at(-1)).toBe('tooManyAttempts');
    expect(mails.length).toBeLessThanOrEqual(6);
  });

  it('takes a person, and so many from one place', async () => {
    const { subscribe, mails } = await open();
    expect((await subscribe(email, { turnstileToken: 'program' })).outcome).toBe('botCheckFailed');
    expect(mails).toEqual([]);
    const outcomes: unknown[] = [];
    for (let i = 0; i < 24; i += 1) outcomes.push((await subscribe(`p${i}@x.example`)).outcome);
    expect(outcomes.filter((outcome) => outcome === 'tooManyAttempts').length).toBeGreaterThan(2);
  });
});

describe('the link of a newsletter', () => {
  it('shows and saves what somebody wants, in their account too', async () => {
    const { users, tokenOf, read, save, present, entries } = await open();
    await users.add(person('dana', { email, language: 'he' }));
    const token = await tokenOf(email);
    expect(await read(token)).toEqual({
      email: 'd***@m***.example',
      newsletter: false,
      announcements: true,
      language: 'he',
      mailName: '',
    });
    await save(token, { newsletter: true, announcements: false, language: 'es' });
    expect(await read(token)).toMatchObject({ newsletter: true, announcements: false, language: 'es' });
    const { user } = await present();
    expect(user).toMatchObject({
      groups: ['newsletter'],
      language: 'es',
      newsletterConsent: { words: 'preferences-2' },
    });
    const before = await present();
    await save(token, { newsletter: true, announcements: false, language: 'es' });
    expect(await present()).toEqual(before);
    expect(await entries()).toEqual(['system user.addToGroup']);
    await save(token, { newsletter: false, announcements: true, language: 'es' });
    expect(await read(token)).toMatchObject({ newsletter: false, announcements: true });
    expect((await present()).user?.groups).toEqual([]);
  });

  it('keeps as proof what a subscriber without an account has ended', async () => {
    const { subscribe, confirm, tokenOf, save, read, present } = await open();
    await confirm((await subscribe(email)).token);
    const token = await tokenOf(email);
    await save(token, { newsletter: false, announcements: false, language: 'ru' });
    const { reader } = await present();
    expect(reader?.subscription).toBeUndefined();
    expect(reader?.formerSubscription).toMatchObject({ words: 'footer-2', ended: expect.any(String) });
    await save(token, { newsletter: true, announcements: false, language: 'en' });
    expect(await read(token)).toMatchObject({ newsletter: true, announcements: false, language: 'en' });
    expect((await present()).reader?.subscription?.words).toBe('preferences-2');
  });

  it('tells the campaign of whose mail somebody wanted less, and of no other', async () => {
    const { act, noted, save, subscribe, confirm, tokenOf } = await open();
    await confirm((await subscribe(email)).token);
    const token = await tokenOf(email);
    const [campaign, other] = [randomUUID(), randomUUID()];
    const preferences = { newsletter: true, announcements: true, language: 'ru' };
    await save(token, { ...preferences, mark: `${campaign}.7.42` });
    await save(token, { ...preferences, language: 'en', mark: `${campaign}.7.42` });
    expect(noted).toEqual([]);
    await save(token, { ...preferences, announcements: false, mark: `${campaign}.7.42` });
    await save(token, { ...preferences, announcements: true, mark: `${campaign}.7.42` });
    expect(noted).toEqual([{ campaign, chunk: 7, position: 42 }]);
    await act('unsubscribe', { token, mark: `${other}.0.0` });
    expect(noted.slice(1)).toEqual([{ campaign: other, chunk: 0, position: 0 }]);
    for (const mark of ['', 'x', `${other}.0`, `${other}.0.0.0`, `LEDGER#${other}.1.1`]) {
      expect(await act('unsubscribe', { token, mark })).toBeUndefined();
    }
    expect(await act('unsubscribe', { token: 'A'.repeat(22), mark: `${other}.1.1` })).toBe('readerLinkInvalid');
    expect(noted).toHaveLength(2);
  });

  it('leads from the address of a mail program to the page, and does not lose the mail', async () => {
    const { act, tokenOf } = await open();
    const [token, campaign] = [await tokenOf(email), randomUUID()];
    const page = `https://site.test/newsletter?lang=ru#token=${token}`;
    expect(await act('showUnsubscribe', { token, mark: `${campaign}.7.42` })).toEqual({
      location: `${page}&c=${campaign}.7.42`,
    });
    expect(await act('showUnsubscribe', { token, mark: 'damaged' })).toEqual({ location: page });
  });

  it('unsubscribes from everything with one post, as often as it comes [Q-039]', async () => {
    const { users, act, tokenOf, present, entries, read } = await open();
    await users.add(person('dana', { email, groups: ['newsletter', 'vip'] }));
    const token = await tokenOf(email);
    expect(await act('unsubscribe', { token })).toBeUndefined();
    const first = await present();
    expect(first.user?.groups).toEqual(['vip']);
    expect(first.person).toMatchObject({ consents: false, unsubscribed: { newsletter: true, announcements: true } });
    expect(await act('unsubscribe', { token })).toBeUndefined();
    expect((await present()).user).toEqual(first.user);
    expect(await entries()).toEqual(['system user.removeFromGroup']);
    expect(await read(token)).toMatchObject({ newsletter: false, announcements: false });
    expect(await act('unsubscribe', { token: 'A'.repeat(22) })).toBe('readerLinkInvalid');
  });

  it('leads a browser to the page, in the reader’s language, and changes nothing', async () => {
    const { users, act, tokenOf, present } = await open();
    await users.add(person('dana', { email, groups: ['newsletter'] }));
    const token = await tokenOf(email);
    const before = await present();
    // The account's, although its record as a reader was made in another one.
    expect(before.reader?.language).toBe('ru');
    expect(await act('showUnsubscribe', { token })).toEqual({
      location: `https://site.test/newsletter?lang=${before.user?.language}#token=${token}`,
    });
    await users.change(before.user?.id ?? '', () => ({ language: 'es' }));
    expect(await act('showUnsubscribe', { token })).toMatchObject({ location: expect.stringContaining('lang=es') });
    await users.change(before.user?.id ?? '', () => ({ language: before.user?.language ?? 'he' }));
    // The profile was changed and changed back by this test alone, which its version remembers.
    expect(await present()).toMatchObject(before);
    expect(await act('showUnsubscribe', { token: 'no "token' })).toEqual({
      location: 'https://site.test/newsletter?lang=fr#token=no%20%22token',
    });
  });

  it('tells who is suppressed that nothing comes, and ends that when they want mail again', async () => {
    const { readers, subscribe, confirm, tokenOf, read, save, present } = await open();
    await confirm((await subscribe(email)).token);
    const token = await tokenOf(email);
    await readers.suppress({ email, language: 'ru' }, 'complained');
    expect(await read(token)).toMatchObject({ newsletter: false, announcements: false });
    await save(token, { newsletter: true, announcements: false, language: 'ru' });
    expect((await present()).reader?.suppressed).toBeUndefined();
    expect(await read(token)).toMatchObject({ newsletter: true, announcements: false });
    await readers.suppress({ email, language: 'ru' }, 'bounced');
    await confirm((await subscribe(email)).token);
    expect((await present()).person).toMatchObject({ consents: true, suppressed: false });
  });

  it('is let through by SES again when its reader wants mail again, and what they said stands where SES is away', async () => {
    const { readers, subscribe, confirm, tokenOf, read, save, present, ses, errors } = await open();
    await confirm((await subscribe(email)).token);
    const token = await tokenOf(email);
    ses.lifted.length = 0;
    await readers.suppress({ email, language: 'ru' }, 'complained');
    // As the address had it before the complaint.
    await save(token, { newsletter: true, announcements: true, language: 'ru' });
    const lifted = email.toLowerCase();
    expect([ses.lifted, await read(token)]).toMatchObject([[lifted], { newsletter: true, announcements: true }]);
    await save(token, { newsletter: false, announcements: false, language: 'ru' });
    await readers.suppress({ email, language: 'ru' }, 'bounced');
    await save(token, { newsletter: false, announcements: false, language: 'fr' });
    expect(ses.lifted).toEqual([lifted]);

    ses.isAway = true;
    expect(await confirm((await subscribe(email)).token)).toBeUndefined();
    expect((await present()).person).toMatchObject({ consents: true, suppressed: false });
    expect(errors).toEqual([expect.stringContaining('suppression list')]);
    ses.isAway = false;
    await confirm((await subscribe(email)).token);
    expect(ses.lifted).toEqual([lifted, lifted]);
  });

  it('counts for the account also where its address has changed since, over a few changes and without end in none', async () => {
    const { users, readers, act, tokenOf, read } = await open();
    const dana = person('dana', { email, groups: ['newsletter'] });
    await users.add(dana);
    const token = await tokenOf(email);
    const move = moveReader(readers, () => noon);
    let from = email;
    for (const to of ['dana-1@x.example', 'dana-2@x.example']) {
      await users.change(dana.id, { email: to });
      await move(from, to);
      from = to;
    }
    expect(await read(token)).toMatchObject({ newsletter: true, announcements: true });
    await act('unsubscribe', { token });
    expect((await users.byId(dana.id))?.groups).toEqual([]);
    expect(await readers.byEmail(from)).toMatchObject({
      refused: expect.any(String),
      unsubscribed: expect.any(String),
    });

    await readers.forget(from);
    for (const left of [email, 'dana-1@x.example']) expect((await readers.byEmail(left))?.movedTo).toBeUndefined();
    await users.remove(dana.id);
    const [one, other] = ['one@x.example', 'other@x.example'];
    const looped = await tokenOf(one);
    await readers.change({ email: one, language: 'he' }, { movedTo: other });
    await readers.change({ email: other, language: 'he' }, { movedTo: one });
    expect(await act('unsubscribe', { token: looped })).toBeUndefined();
  });

  it('counts for nothing once the account is deleted, and what was refused stays [Q-024]', async () => {
    const { users, readers, act, tokenOf, present, read } = await open();
    const dana = person('dana', { email, groups: ['newsletter'] });
    await users.add(dana);
    const token = await tokenOf(email);
    await act('unsubscribe', { token });
    await readers.forget(email);
    await users.remove(dana.id);
    expect(await read(token)).toBe('readerLinkInvalid');
    expect((await present()).reader).toMatchObject({ refused: expect.any(String), unsubscribed: expect.any(String) });
    expect((await present()).reader?.token).toBeUndefined();
  });
});
