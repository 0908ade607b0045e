import { describe, expect, it } from 'vitest';
import { moveReader } from '#lambdas/newsletter/index.ts';
import { person } from '../users/people.ts';
import { openNewsletter } from './newsletter-harness.ts';

describe('the mail that welcomes a subscriber', () => {
  it('goes once to each address, however often it is confirmed, and with whatever in between', async () => {
    const { subscribe, confirm, act, readers, welcome, tokenOf, wait } = await openNewsletter();
    welcome.languages.push('ru');
    const { token } = await subscribe('Dana@X.example');
    expect(welcome.sent).toEqual([]);
    await Promise.all([confirm(token), confirm(token), confirm(token)]);
    const key = await tokenOf('dana@x.example');
    const mail = { name: '', email: 'dana@x.example', token: key, language: 'ru' };
    expect(welcome.sent).toEqual([mail]);
    await act('unsubscribe', { token: key });
    wait(3_600);
    await confirm((await subscribe('dana@x.example')).token);
    expect((await readers.byEmail('dana@x.example'))?.subscription).toBeDefined();
    expect(welcome.sent).toEqual([mail]);
  });

  it('goes in the language of the account, and nowhere while it is not written or switched off', async () => {
    const { subscribe, confirm, users, readers, welcome } = await openNewsletter();
    welcome.languages.push('fr');
    await users.add(person('noa', { email: 'noa@x.example', language: 'fr', mailName: 'Noa' }));
    await confirm((await subscribe('noa@x.example')).token);
    expect(welcome.sent).toMatchObject([{ name: 'Noa', email: 'noa@x.example', language: 'fr' }]);
    await confirm((await subscribe('lea@x.example')).token);
    expect(welcome.sent).toHaveLength(1);
    // Once it is written, the next confirmation counts.
    expect((await readers.byEmail('lea@x.example'))?.welcomed).toBeUndefined();
  });

  it('goes to nobody who refuses or is suppressed at that moment', async () => {
    const { readers } = await openNewsletter();
    const he = 'he' as const;
    await readers.change({ email: 'refused@x.example', language: he }, { refused: '2026-11-21T00:00:00.000Z' });
    await readers.suppress({ email: 'bounced@x.example', language: he }, 'bounced');
    await readers.ensure([{ email: 'fine@x.example', language: he }]);
    const marked = ['refused', 'bounced', 'fine', 'fine', 'nobody'].map(
      (name) => () => readers.markWelcomed(`${name}@x.example`),
    );
    const results: boolean[] = [];
    for (const mark of marked) results.push(await mark());
    expect(results).toEqual([false, false, true, false, false]);
    expect(await readers.byEmail('nobody@x.example')).toBeUndefined();
  });

  it('is not repeated at the new address of an account, and forgotten with a reader', async () => {
    const { subscribe, confirm, users, readers, welcome } = await openNewsletter();
    welcome.languages.push('fr');
    const user = person('noa', { email: 'noa@x.example', language: 'fr' });
    await users.add(user);
    await confirm((await subscribe('noa@x.example')).token);
    await users.change(user.id, { email: 'noa@new.example' });
    await moveReader(readers, Date.now)('noa@x.example', 'noa@new.example');
    await confirm((await subscribe('noa@new.example')).token);
    expect(welcome.sent).toHaveLength(1);
    await readers.change({ email: 'noa@new.example', language: 'fr' }, { unsubscribed: '2026-11-21T00:00:00.000Z' });
    await readers.forget('noa@new.example');
    expect((await readers.byEmail('noa@new.example'))?.welcomed).toBeUndefined();
  });

  it('takes nothing back from a confirmation where it fails', async () => {
    const { subscribe, confirm, readers, welcome, errors } = await openNewsletter();
    welcome.languages.push('ru');
    welcome.sent.push = () => {
      throw new Error('away');
    };
    const { token } = await subscribe('dana@x.example');
    expect(await confirm(token)).toBeUndefined();
    expect((await readers.byEmail('dana@x.example'))?.subscription).toBeDefined();
    expect(errors).toEqual(['a welcome mail was not sent']);
  });
});
