import { describe, expect, it } from 'vitest';
import { mailNameSchema } from '#contracts/users/person.ts';
import { changesOf } from '#lambdas/audit/model/entry.ts';
import { moveReader, personOf } from '#lambdas/newsletter/index.ts';
import { exportedMail } from '#lambdas/newsletter/model/preferences.ts';
import { noon, person } from '../../users/people.ts';
import { openNewsletter } from '../newsletter-harness.ts';

const email = 'dana@mail.example';
const preferences = { newsletter: true, announcements: true, language: 'ru' };

const open = async () => {
  const newsletter = await openNewsletter();
  const { subscribe, act, users, readers } = newsletter;
  return {
    ...newsletter,
    subscribeAs: async (mailName: string) => {
      const { token } = await subscribe(email);
      return act('confirmSubscription', { body: { token, mailName } });
    },
    /** The name by which mails greet the owner of the address. */
    greeted: async (address = email) => {
      const id = await users.idByEmail(address);
      const user = id ? await users.byId(id) : undefined;
      return personOf({ user, reader: await readers.byEmail(address) }, noon)?.name;
    },
  };
};

describe('the name by which mails greet', () => {
  it.each([
    ['  Dana   Levi ', 'Dana Levi'],
    ['\u2067דנה\u2069\u200F לוי', 'דנה לוי'],
    ['Zoe\u0301\n', 'Zo\u00E9'],
    ['Anne-Marie O’Hara', 'Anne-Marie O’Hara'],
    ['J. R. Petipa', 'J. R. Petipa'],
    ['', ''],
  ])('%j is %j', (typed, name) => {
    expect(mailNameSchema.parse(typed)).toBe(name);
  });

  it.each([
    'Win at http:win',
    'see x://y',
    'WWW.win',
    'cheap.example now',
    'ｗｉｎ．ｅｘａｍｐｌｅ',
    'me@x',
    'me＠x',
    'a/b',
    '<b>Dana</b>',
    '{{email}}',
    'Dana\u0007',
    'D'.repeat(61),
  ])('%j is none', (typed) => {
    expect(mailNameSchema.safeParse(typed).success).toBe(false);
  });

  it('comes with the confirmation, and is in no mail that asks for it', async () => {
    const { subscribeAs, greeted, mails } = await open();
    await subscribeAs('Dana');
    expect(await greeted()).toBe('Dana');
    expect(JSON.stringify(mails)).not.toContain('Dana');
    await subscribeAs('');
    expect(await greeted()).toBe('Dana');
  });

  it('is shown and changed by the link of a mail, and taken away', async () => {
    const { subscribeAs, greeted, read, save, tokenOf } = await open();
    await subscribeAs('Dana');
    const token = await tokenOf(email);
    expect(await read(token)).toMatchObject({ mailName: 'Dana' });
    await save(token, preferences);
    expect(await greeted()).toBe('Dana');
    await save(token, { ...preferences, mailName: 'Noa' });
    expect(await greeted()).toBe('Noa');
    await save(token, { ...preferences, mailName: '' });
    expect(await greeted()).toBe('');
  });

  it('is that of the account, where there is one, and never the username', async () => {
    const { users, greeted, read, save, tokenOf, subscribeAs } = await open();
    const user = person('ten91453', { email });
    await users.add(user);
    expect(await greeted()).toBe('');
    const token = await tokenOf(email);
    await save(token, { ...preferences, mailName: 'Dana' });
    expect((await users.byId(user.id))?.mailName).toBe('Dana');
    expect(await greeted()).toBe('Dana');
    await save(token, { ...preferences, mailName: '' });
    expect(await read(token)).toMatchObject({ mailName: '' });
    await subscribeAs('Noa');
    expect(await greeted()).toBe('Noa');
  });

  it('goes along to another address, is exported, and is forgotten', async () => {
    const { subscribeAs, readers, now } = await open();
    await subscribeAs('Dana');
    const other = 'noa@mail.example';
    await moveReader(readers, () => Date.parse(now()))(email, other);
    const moved = await readers.byEmail(other);
    expect([moved?.mailName, (await readers.byEmail(email))?.mailName]).toEqual(['Dana', undefined]);
    expect(exportedMail(person('noa'), moved)).toMatchObject({ mailName: 'Dana' });
    await readers.suppress({ email: other, language: 'ru' }, 'complained');
    await readers.forget(other);
    expect(await readers.byEmail(other)).toMatchObject({ suppressed: expect.anything() });
    expect((await readers.byEmail(other))?.mailName).toBeUndefined();
  });

  it('is not in the log', () => {
    expect(changesOf({ mailName: 'Dana' }, { mailName: 'Noa' })).toEqual([{ field: 'mailName' }]);
  });
});
