import { describe, expect, it } from 'vitest';
import { customMessage } from '#lambdas/auth/triggers/custom-message.ts';
import type { TriggerServices } from '#lambdas/auth/triggers/trigger-services.ts';
import { handleTrigger, type TriggerEvent } from '#lambdas/auth/triggers/triggers.ts';
import type { Actor, AuditEvent } from '#lambdas/platform/audit.ts';
import { timeLeft } from '#lambdas/platform/time-left.ts';
import { someSettings } from '#test/support/some-settings.ts';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  username: 'Noa',
  email: 'noa@dance.example',
  emailVerified: false,
  language: 'fr',
};

/** Only what a trigger asks of the stores; what it passes to them is recorded. */
const services = (more: Partial<TriggerServices> = {}) => {
  const told: unknown[] = [];
  const all = {
    users: {
      byId: async (id: string) => (id === user.id ? user : undefined),
      change: async (id: string, { devicesFrom }: { devicesFrom: string }) =>
        told.push(['devicesFrom', id, devicesFrom]),
      confirm: async (id: string, auditWrite: (user: object) => unknown) =>
        told.push(['confirm', id, auditWrite(user)]),
    },
    resets: { isExpected: async (id: string) => id === user.id },
    readSettings: someSettings().readSettings,
    sessions: {
      revokeAll: async (id: string, _time: string, { auditWrite }: { auditWrite: (session: object) => unknown }) =>
        told.push([
          'revokeAll',
          id,
          auditWrite({ userId: id, originId: '1', state: 'active', expiry: '2100-01-01T00:00:00Z' }),
        ]),
    },
    audit: {
      entry: ({ caller }: Actor, { action }: AuditEvent) => `${action} by ${caller?.username}`,
      record: async ({ caller }: Actor, { action }: AuditEvent) => told.push([action, caller?.username]),
    },
    sendMail: async (mail: unknown) => told.push(['mail', mail]),
    siteUrl: 'https://pointe.example',
    verifiesSignUps: true,
    clock: () => 0,
    log: { info: () => undefined, error: (message: string) => told.push(['log', message]) },
    ...more,
  };
  return { services: all as unknown as TriggerServices, told };
};

const event = (triggerSource: string, more: object = {}) =>
  ({
    triggerSource,
    userName: user.id,
    request: { userAttributes: { email: user.email }, codeParameter: '{####}', ...more },
    response: {},
  }) as unknown as TriggerEvent;

describe('before a sign-up', () => {
  it('lets in whom the API has entered a moment before, to be confirmed by mail [S-157]', async () => {
    const reply = await handleTrigger(services().services, event('PreSignUp_SignUp'));
    expect(reply.response).toMatchObject({ autoConfirmUser: false, autoVerifyEmail: false });
  });

  it.each([
    ['somebody of whom the API knows nothing', { userName: '22222222-2222-4222-8222-222222222222' }],
    ['another address than was entered', { request: { userAttributes: { email: 'other@dance.example' } } }],
  ])('refuses %s: nobody signs up around the API', async (_what, change) => {
    const stranger = { ...event('PreSignUp_SignUp'), ...change } as TriggerEvent;
    await expect(handleTrigger(services().services, stranger)).rejects.toThrow();
  });

  it('confirms at once where the stage asks for no mail', async () => {
    const reply = await handleTrigger(services({ verifiesSignUps: false }).services, event('PreSignUp_SignUp'));
    expect(reply.response).toMatchObject({ autoConfirmUser: true, autoVerifyEmail: true });
  });

  it('never confirms a sign-up for an address that has an account', async () => {
    const users = { byId: async () => ({ ...user, decoy: true }) } as never;
    const reply = await handleTrigger(services({ users, verifiesSignUps: false }).services, event('PreSignUp_SignUp'));
    expect(reply.response).toMatchObject({ autoConfirmUser: false, autoVerifyEmail: false });
  });

  it('does not stand in the way of administrators', async () => {
    const created = { ...event('PreSignUp_AdminCreateUser'), userName: 'nobody' } as TriggerEvent;
    await expect(handleTrigger(services().services, created)).resolves.toEqual(created);
  });
});

describe('the words of the pool’s mails', () => {
  const words = async (source: string, more: object = {}) =>
    (await customMessage(services().services, event(source, more) as never)).response as unknown as Record<
      string,
      string
    >;

  it('are in the language that was asked for, else the user’s own', async () => {
    expect((await words('CustomMessage_SignUp', { clientMetadata: { language: 'en' } })).emailSubject).toBe(
      'Confirm your email address',
    );
    expect((await words('CustomMessage_SignUp')).emailMessage).toContain('lang="fr"');
    expect((await words('CustomMessage_SignUp', { clientMetadata: { language: '<script>' } })).emailMessage).toContain(
      'lang="fr"',
    );
  });

  it('lead to the reset page with code and address in the fragment, which no server sees [S-025]', async () => {
    const { emailMessage } = await words('CustomMessage_ForgotPassword', { clientMetadata: { language: 'en' } });
    expect(emailMessage).toContain(
      'href="https://pointe.example/reset-password?lang=en#email=noa%40dance.example&amp;code={####}"',
    );
  });

  it.each(['he', 'en', 'ru', 'fr', 'es'])('show code and address of a reset as text, in %s', async (language) => {
    const { emailMessage = '' } = await words('CustomMessage_ForgotPassword', { clientMetadata: { language } });
    expect(emailMessage).toMatch(/<p dir="ltr"[^>]*>\{####\}<\/p>/);
    // The shown one comes first, in case only one is filled in.
    expect(emailMessage.indexOf('>{####}<')).toBeLessThan(emailMessage.indexOf('code={####}'));
    expect(emailMessage).toContain(
      `word-break:break-all">https://pointe.example/reset-password?lang=${language}#email=noa%40dance.example&amp;code={####}</span>`,
    );
  });

  it.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
    'tell the owner of an address of a sign-up with it, %s',
    async (source) => {
      const users = { byId: async () => ({ ...user, decoy: true }) } as never;
      const { response } = await customMessage(services({ users }).services, event(source) as never);
      expect(response.emailSubject).toBe('Vous avez déjà un compte');
      // The pool insists on its code, which would be of no use: it is shown to no one.
      expect(response.emailMessage).toContain('<!-- {####} -->');
      expect(response.emailMessage?.replaceAll(/<!--.*?-->/g, '')).not.toContain('{####}');
    },
  );

  it('bring no reset that the API has not asked for', async () => {
    const { services: given } = services({ resets: { isExpected: async () => false } });
    await expect(customMessage(given, event('CustomMessage_ForgotPassword') as never)).rejects.toThrow(
      'through the site',
    );
  });

  it.each(['he', 'en', 'ru', 'fr', 'es'])('are within what Cognito takes, in %s', async (language) => {
    // A no-break space is not: in the patterns of a service white space is that of ASCII.
    const taken = /^[\p{L}\p{M}\p{S}\p{N}\p{P} \t\n\v\f\r]*$/u;
    const { readSettings, set } = someSettings();
    const name = '\u200f\u200e\u200b\u00ad\u00a0\u2009👩‍🦰'.repeat(4);
    set('general', { siteName: { he: name, en: name, ru: name, fr: name, es: name } });
    const given = [services().services, services({ readSettings }).services];
    for (const source of ['CustomMessage_SignUp', 'CustomMessage_ResendCode', 'CustomMessage_ForgotPassword'])
      for (const each of given) {
        const { response } = await customMessage(each, event(source, { clientMetadata: { language } }) as never);
        const { emailMessage = '', emailSubject = '' } = response as unknown as Record<string, string>;
        expect(emailMessage).toContain('{####}');
        expect(emailMessage).toMatch(taken);
        expect(emailMessage.length).toBeLessThan(20_000);
        expect(emailSubject).toMatch(taken);
        expect(emailSubject.length).toBeLessThanOrEqual(140);
      }
  });

  it.each(['he', 'en', 'ru', 'fr', 'es'])(
    'call the site by the name that administrators gave it, in %s',
    async (language) => {
      const { readSettings, set } = someSettings();
      const name = 'Gala {####}& Grand jeté';
      set('general', { siteName: { he: name, en: name, ru: name, fr: name, es: name } });
      const given = event('CustomMessage_ResendCode', { clientMetadata: { language } }) as never;
      const { response } = await customMessage(services({ readSettings }).services, given);
      const { emailMessage = '' } = response as unknown as Record<string, string>;
      // At the top, at the bottom and in the signature; the code stands alone.
      expect(emailMessage.match(/Gala &amp; Grand jeté/g)).toHaveLength(3);
      expect(emailMessage.match(/[^\n]*\{####\}/g)).toHaveLength(1);
    },
  );
});

describe('after a confirmation', () => {
  it('a sign-up is entered for good', async () => {
    const { services: given, told } = services();
    await handleTrigger(given, event('PostConfirmation_ConfirmSignUp'));
    expect(told).toEqual([['confirm', user.id, 'user.create by Noa']]);
  });

  it('the owner is told within three seconds: Cognito calls again after five, and our own call gives up after four', async () => {
    const left: number[] = [];
    const { services: given } = services({ sendMail: async () => void left.push(timeLeft()) });
    await handleTrigger(given, event('PostConfirmation_ConfirmForgotPassword'));
    expect(left).toEqual([expect.closeTo(2_500, -3)]);
  });

  it('a reset password ends every session, and the owner is told; a mail that fails does not undo it', async () => {
    const { services: given, told } = services();
    await handleTrigger(given, event('PostConfirmation_ConfirmForgotPassword'));
    expect(told).toMatchObject([
      ['devicesFrom', user.id, '1970-01-01T00:00:00.000Z'],
      ['revokeAll', user.id, 'session.endByPasswordReset by Noa'],
      ['account.resetPassword', 'Noa'],
      ['mail', { to: user.email, kind: 'passwordChanged', language: 'fr' }],
    ]);
    const failing = services({ sendMail: () => Promise.reject(new Error('no mail today')) });
    await handleTrigger(failing.services, event('PostConfirmation_ConfirmForgotPassword'));
    expect(failing.told).toEqual([
      ['devicesFrom', user.id, '1970-01-01T00:00:00.000Z'],
      ['revokeAll', user.id, 'session.endByPasswordReset by Noa'],
      ['account.resetPassword', 'Noa'],
      ['log', 'notice not sent'],
    ]);
  });
});
