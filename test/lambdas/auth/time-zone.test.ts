import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpFormSchema } from '#contracts/auth/endpoints.ts';
import { timeZoneSchema } from '#contracts/users/person.ts';
import { openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const logIn = (username: string, timeZone?: string) =>
  harness.act('login', { body: { username, password, timeZone, turnstileToken: 'human' } });
const zoneOf = async (id: string) => (await harness.users.byId(id))?.timeZone;

describe('a time zone [Q-037]', () => {
  it('is one by its IANA name, also a former one, or none', () => {
    for (const zone of ['Asia/Jerusalem', 'Asia/Calcutta', 'Europe/Kyiv', 'America/Argentina/Ushuaia', 'UTC', '']) {
      expect(timeZoneSchema.safeParse(zone).success, zone).toBe(true);
    }
    for (const zone of ['Mars/Olympus', '+02:00', 'GMT+2', 'Asia/Jerusalem\n', '<b>', 'x'.repeat(65)]) {
      expect(timeZoneSchema.safeParse(zone).success, zone).toBe(false);
    }
  });

  it('that a browser reports and nobody here knows keeps nobody from signing up', () => {
    const { timeZone } = signUpFormSchema.shape;
    expect([timeZone.parse('Asia/Tokyo'), timeZone.parse('Mars/Olympus'), timeZone.parse(undefined)]).toEqual([
      'Asia/Tokyo',
      undefined,
      undefined,
    ]);
  });

  it('comes with the sign-up', async () => {
    const form = { gender: '', birthDate: '', phone: '', location: '', newsletter: false, language: 'fr' };
    const { userId } = await harness.act('signUp', {
      body: {
        ...form,
        username: 'giselle',
        email: 'giselle@mail.example',
        password,
        timeZone: 'Europe/Paris',
        turnstileToken: 'human',
      },
    });
    expect(await zoneOf(userId)).toBe('Europe/Paris');
  });

  it('comes with the first log-in of somebody who has none, and not with a wrong password', async () => {
    const { id } = await harness.newUser('odette');
    await harness.act('login', {
      body: { username: 'odette', password: 'wrong', timeZone: 'Asia/Tokyo', turnstileToken: 'human' },
    });
    expect(await zoneOf(id)).toBeUndefined();
    await logIn('odette');
    expect(await zoneOf(id)).toBeUndefined();
    await logIn('odette', 'Asia/Jerusalem');
    expect(await zoneOf(id)).toBe('Asia/Jerusalem');
  });

  it('is its owner’s to change and to take away: a journey does not bring another', async () => {
    const user = await harness.newUser('myrtha');
    const caller = await harness.caller(user);
    await logIn('myrtha', 'Asia/Jerusalem');
    for (const timeZone of ['Europe/Madrid', '']) {
      const { version } = await harness.act('getAccount', { as: caller });
      const account = await harness.act('updateAccount', { as: caller, body: { version, timeZone } });
      expect(account.timeZone).toBe(timeZone);
      await logIn('myrtha', 'America/New_York');
      expect(await zoneOf(user.id)).toBe(timeZone);
    }
  });

  it('is not noted for a password alone where a second factor is on', async () => {
    const { id } = await harness.newUser('wilfried', { secondFactor: 'email' });
    expect(await logIn('wilfried', 'Asia/Tokyo')).toMatchObject({ challenge: 'email' });
    expect(await zoneOf(id)).toBeUndefined();
  });

  it('that cannot be noted keeps nobody out', async () => {
    const { id } = await harness.newUser('hilarion');
    const { change } = harness.users;
    harness.users.change = () => Promise.reject(new Error('cut off'));
    const reply = await logIn('hilarion', 'Asia/Tokyo').finally(() => {
      harness.users.change = change;
    });
    expect(reply).toMatchObject({ user: { id } });
    expect(await zoneOf(id)).toBeUndefined();
  });

  it('that its owner chooses during a log-in stays', async () => {
    const { id } = await harness.newUser('benno');
    const { change } = harness.users;
    harness.users.change = async (...given) => {
      harness.users.change = change;
      await change(id, { timeZone: 'Europe/Madrid' });
      return change(...given);
    };
    expect(await logIn('benno', 'Asia/Tokyo')).toMatchObject({ user: { id } });
    expect(await zoneOf(id)).toBe('Europe/Madrid');
  });

  it('is in the audit log by its name alone', async () => {
    const caller = await harness.caller(await harness.newUser('bathilde'));
    await harness.act('updateAccount', { as: caller, body: { version: 0, timeZone: 'Europe/Madrid' } });
    const [entry] = await harness.entered('account.update');
    expect(entry?.changes).toEqual([{ field: 'timeZone' }]);
  });
});
