import { describe, expect, it } from 'vitest';
import { noon, person } from '../users/people.ts';
import { openReaders } from './readers-harness.ts';

const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();

describe('the history of a reader', () => {
  it('says what was asked, confirmed, ended and refused, and when mail was kept away and let through', async () => {
    const { readers, suppress, release, history, wait } = await openReaders();
    const reader = { email: 'dana@x.example', language: 'ru' } as const;
    const former = { asked: at(-9), confirmed: at(-8), words: 'footer-1', language: 'ru', ended: at(-7) } as const;
    const imported = { id: 'i', by: 'an-id', time: at(-3), from: 'Studio' };
    const subscription = { asked: at(-5), confirmed: at(-5), words: 'import-1', language: 'ru', imported } as const;
    await readers.change(reader, { formerSubscription: former, subscription, unsubscribed: at(-2), mailName: 'Dana' });
    await suppress(reader.email);
    wait(60);
    await release(reader.email);
    expect(await history('Dana@x.example')).toEqual({
      email: 'dana@x.example',
      language: 'ru',
      mailName: 'Dana',
      newsletter: true,
      announcements: false,
      events: [
        { kind: 'released', time: new Date(noon + 60_000).toISOString(), reason: 'byAdministrator' },
        { kind: 'refusedAnnouncements', time: at(-2) },
        { kind: 'imported', time: at(-3), words: 'import-1', by: 'an-id', given: at(-5), from: 'Studio' },
        { kind: 'ended', time: at(-7) },
        { kind: 'confirmed', time: at(-8), words: 'footer-1' },
        { kind: 'asked', time: at(-9) },
      ],
    });
    wait(60);
    await suppress(reader.email, 'bounced');
    expect((await history(reader.email)).events[0]).toEqual({
      kind: 'suppressed',
      time: new Date(noon + 120_000).toISOString(),
      reason: 'bounced',
    });
  });

  it('has what the account with the address says, and nothing of an address that is unknown', async () => {
    const { readers, users, history } = await openReaders();
    const consent = { newsletterConsent: { time: at(-1), words: 'signUp-2' }, groups: ['newsletter' as const] };
    const user = person('noa', { email: 'noa@x.example', mailName: 'Noa', language: 'fr', ...consent });
    await users.add(user);
    await readers.ensure([{ email: 'noa@x.example', language: 'he' }]);
    expect(await history('noa@x.example')).toMatchObject({
      userId: user.id,
      language: 'fr',
      mailName: 'Noa',
      newsletter: true,
      events: [{ kind: 'consentedInAccount', time: at(-1), words: 'signUp-2' }],
    });
    expect(await history('nobody@x.example')).toBe('notFound');
  });
});
