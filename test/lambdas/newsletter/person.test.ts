import { describe, expect, it } from 'vitest';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import { leftOut, mayGet, personOf, type ReaderRecord } from '#lambdas/newsletter/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { noon, person } from '../users/people.ts';

const day = 24 * 60 * 60 * 1000;
const at = (age: number) => new Date(noon - age).toISOString();
const reader = (fields: Partial<ReaderRecord> = {}): ReaderRecord => ({
  email: 'dana@mail.example',
  language: 'ru',
  ...fields,
});
const subscription = (age = day) => ({ asked: at(age), confirmed: at(age), words: 'form-1', language: 'ru' }) as const;
const user = (fields: Partial<UserRecord> = {}) => person('dana', { email: 'Dana@mail.example', ...fields });
const both = (ofUser: UserRecord | undefined, ofReader?: ReaderRecord) =>
  personOf({ user: ofUser, reader: ofReader }, noon);
const mails = (ofUser: UserRecord | undefined, ofReader?: ReaderRecord) => {
  const found = both(ofUser, ofReader);
  return found && mailCategories.filter((category) => mayGet(found, category));
};
const everything = [...mailCategories];
const withoutConsent = ['announcement', 'welcome'];

describe('which mails to many somebody gets [S-121, Q-039]', () => {
  it.each<[string, UserRecord | undefined, ReaderRecord | undefined, string[] | undefined]>([
    ['a user who asked for nothing', user(), undefined, withoutConsent],
    ['a user in the group', user({ groups: ['newsletter'] }), undefined, everything],
    ['a subscriber without an account', undefined, reader({ subscription: subscription() }), everything],
    ['a user whose address is a subscriber’s', user(), reader({ subscription: subscription() }), everything],
    ['an address that only got mail once', undefined, reader({ token: 'abc' }), undefined],
    [
      'a disabled user, although subscribed',
      user({ enabled: false }),
      reader({ subscription: subscription() }),
      undefined,
    ],
    ['a user whose address is not proven', user({ emailVerified: false }), undefined, undefined],
    ['a user whose creation was interrupted', user({ incomplete: true }), undefined, undefined],
    [
      'a subscriber with whose address a stranger signs up',
      user({ emailVerified: false }),
      reader({ subscription: subscription() }),
      everything,
    ],
    [
      'a suppressed user',
      user({ groups: ['newsletter'] }),
      reader({ suppressed: { reason: 'bounced', time: at(0) } }),
      [],
    ],
    [
      'a user who wants no announcements',
      user({ groups: ['newsletter'], announcementsRefused: at(0) }),
      undefined,
      ['promotional', 'newsletter'],
    ],
    [
      'an address that wants no announcements',
      user({ groups: ['newsletter'] }),
      reader({ unsubscribed: at(0) }),
      ['promotional', 'newsletter'],
    ],
    [
      'a user in the group, after a refusal by a mail’s link',
      user({ groups: ['newsletter'] }),
      reader({ refused: at(0) }),
      withoutConsent,
    ],
    [
      'a user who asked again after that',
      user({ groups: ['newsletter'], newsletterConsent: { time: at(0), words: 'a' } }),
      reader({ refused: at(1) }),
      everything,
    ],
    [
      'a user who asked in the same millisecond',
      user({ groups: ['newsletter'], newsletterConsent: { time: at(0), words: 'a' } }),
      reader({ refused: at(0) }),
      withoutConsent,
    ],
    [
      'a user who asked long before that',
      user({ groups: ['newsletter'], newsletterConsent: { time: at(2), words: 'a' } }),
      reader({ refused: at(1), subscription: subscription(3) }),
      withoutConsent,
    ],
    [
      'a subscriber who subscribed again',
      undefined,
      reader({ refused: at(day + 1), subscription: subscription(day) }),
      everything,
    ],
  ])('%s', (_name, ofUser, ofReader, expected) => expect(mails(ofUser, ofReader)).toEqual(expected));

  it('says why a mail may not go to somebody', () => {
    const reasonOf = (...sources: Parameters<typeof both>) => {
      const found = both(...sources);
      return found && leftOut(found, 'newsletter');
    };
    expect(reasonOf(user())).toBe('withoutConsent');
    expect(reasonOf(user({ groups: ['newsletter'] }), reader({ refused: at(0) }))).toBe('unsubscribed');
    expect(reasonOf(user(), reader({ refused: at(0), suppressed: { reason: 'complained', time: at(0) } }))).toBe(
      'suppressed',
    );
    expect(reasonOf(user({ groups: ['newsletter'] }))).toBeUndefined();
  });

  it('tells a user by account, and a subscriber by address alone', () => {
    const account = user({
      mailName: 'Dana Levi',
      language: 'fr',
      groups: ['vip'],
      created: at(30 * day),
      lastLogin: at(1),
    });
    expect(both(account, reader({ subscription: subscription() }))).toMatchObject({
      userId: account.id,
      email: 'dana@mail.example',
      name: 'Dana Levi',
      language: 'fr',
      groups: ['vip', 'new', 'all', 'newsletter'],
    });
    expect(both(undefined, reader({ subscription: subscription() }))).toEqual({
      email: 'dana@mail.example',
      name: '',
      language: 'ru',
      groups: ['newsletter'],
      consents: true,
      unsubscribed: { newsletter: false, announcements: false },
      suppressed: false,
    });
  });

  it.each([
    ['30 days after joining, to the millisecond', 30 * day, 0, ['new', 'all']],
    ['a millisecond later', 30 * day + 1, 0, ['all']],
    ['90 days after the last log-in, to the millisecond', 200 * day, 90 * day, ['all']],
    ['a millisecond later', 200 * day, 90 * day + 1, ['inactive', 'all']],
  ])('is in the groups of the dates: %s [S-267, Q-076]', (_name, joined, login, expected) =>
    expect(both(user({ created: at(joined), lastLogin: at(login) }))?.groups).toEqual(expected),
  );
});
