import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { errorText } from '#lambdas/platform/error-texts.ts';
import type { MailSettings } from '#lambdas/platform/mail/mail-settings.ts';
import { mailerBy } from '#lambdas/platform/mail/mailer.ts';
import { sendTestMail, testConnection } from '#lambdas/platform/mail/test-mail.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { validationText } from '#lambdas/platform/validation-texts.ts';
import { openMailer, smtpSettings } from './mail-harness.ts';
import { openMailServer, openSilentServer, publicAddress } from './mail-server.ts';

const toOwner = {
  to: 'owner@pointe.example',
  language: 'en',
  site: 'pointe.example',
  timeZone: 'Asia/Jerusalem',
} as const;

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return { code: error.code, status: error.status, fields: error.fields };
    },
  );

describe('the test mail', () => {
  it.each(languages)('says in %s from which site it comes, through whom and when', async (language) => {
    const server = await openMailServer();
    const { services } = openMailer(server.network);
    await sendTestMail({ provider: 'sendgrid' }, services, { ...toOwner, language });
    const { text = '', html = '' } = server.taken[0]?.mail ?? {};
    for (const part of ['pointe.example', 'SendGrid', '2026', '10:30']) expect(text).toContain(part);
    expect(html).toContain('<bdi>SendGrid</bdi>');
  });

  it('goes through SES too', async () => {
    const { services, sent } = openMailer({});
    await sendTestMail({ provider: 'ses' }, services, toOwner);
    expect(sent[0]?.Content?.Simple?.Body?.Text?.Data).toContain(
      'This is a test email from pointe.example. It was sent through Amazon SES on 23 November 2026 at 10:30',
    );
  });

  it('that fails tells the administrator where the fault is, and is no failed mail of the product', async () => {
    const server = await openMailServer();
    const { services, noted } = openMailer(server.network, { secret: async () => 'wrong' });
    expect(await problemOf(sendTestMail(smtpSettings(), services, toOwner))).toEqual({
      code: 'mailTestFailed',
      status: 400,
      fields: { smtpPassword: 'mailLoginRefused' },
    });
    expect([errorText('mailTestFailed', 'en'), validationText('mailLoginRefused', 'en'), noted]).toEqual([
      'Email test failed.',
      'The provider did not accept this username and password',
      [],
    ]);
  });
});

describe('the test of a connection', () => {
  it('logs in, and sends nothing', async () => {
    const server = await openMailServer();
    await testConnection(smtpSettings(), openMailer(server.network).services);
    expect([server.count(), server.taken]).toEqual([1, []]);
  });

  it('asks SES by a mail to its simulator, which reaches nobody', async () => {
    const { services, sent } = openMailer({});
    await testConnection({ provider: 'ses' }, services);
    expect(sent.map(({ Destination }) => Destination?.ToAddresses)).toEqual([['success@simulator.amazonses.com']]);
  });

  it.each<[string, MailSettings, Record<string, string>]>([
    ['a server inside a network', smtpSettings({ host: '10.0.0.1' }), { smtpHost: 'mailServerNotAllowed' }],
    ['port 25', smtpSettings({ port: 25 }), { smtpHost: 'mailServerNotAllowed' }],
    ['a name that is none', smtpSettings({ host: 'a b' }), { smtpHost: 'mailServerNotReached' }],
    ['an address that SendGrid cannot be at', { provider: 'sendgrid' }, { mailProvider: 'mailServerNotAllowed' }],
    ['another’s certificate', smtpSettings({ host: 'other.example' }), { smtpHost: 'mailServerUnsafe' }],
  ])('fails for %s, with the reason', async (_what, settings, fields) => {
    const server = await openMailServer();
    const resolve = async (host: string) => [
      host === 'smtp.sendgrid.net' ? { address: '10.0.0.1', family: 4 } : publicAddress,
    ];
    const { services } = openMailer({ ...server.network, resolve });
    const outcome = await problemOf(testConnection(settings, services));
    expect(outcome).toEqual({ code: 'mailConnectionFailed', status: 400, fields });
    expect(errorText('mailConnectionFailed', 'en')).toBe('Connection failed.');
    for (const rule of Object.values(fields)) expect(validationText(rule, 'en')).not.toBe(validationText('', 'en'));
  });
});

it('a password that cannot be read is not reported as a fault of the mail server', async () => {
  const secret = () => Promise.reject(Object.assign(new Error('busy'), { name: 'ThrottlingException' }));
  const { services } = openMailer((await openMailServer()).network, { secret });
  const unavailable = { code: 'unavailable', status: 503, fields: {} };
  expect(await problemOf(testConnection(smtpSettings(), services))).toEqual(unavailable);
  expect(await problemOf(sendTestMail(smtpSettings(), services, toOwner))).toEqual(unavailable);
});

it('a test is given up in time', async () => {
  const { services } = openMailer((await openSilentServer()).network, { mailTime: 50 });
  const fields = { smtpHost: 'mailServerTimedOut' };
  expect(await problemOf(testConnection(smtpSettings(), services))).toMatchObject({ fields });
  expect(await problemOf(sendTestMail(smtpSettings(), services, toOwner))).toMatchObject({ fields });
});

describe('SES', () => {
  it.each([
    ['the contact of the language', { he: 'studio@pointe.example', en: 'desk@pointe.example' }, 'desk@pointe.example'],
    ['the Hebrew one, where the language has none', { he: 'studio@pointe.example' }, 'studio@pointe.example'],
    ['the stage’s, where the site has none', {}, 'owner@pointe.example'],
  ])('lets a reader answer what a person wrote, to %s, and no other mail', async (_whom, set, replyTo) => {
    const { services, sent } = openMailer({});
    const contact = { he: '', en: '', ru: '', fr: '', es: '', ...set };
    const settings = { provider: 'ses', contact } as const;
    const owned = { ...services, contact: 'owner@pointe.example' };
    const sendMail = mailerBy(async () => ({ settings, secret: services.secret }), owned);
    for (const kind of ['fromAdministrator', 'passwordChanged'] as const)
      await sendMail({
        to: 'dancer@gmail.example',
        kind,
        language: 'en',
        values: { subject: 'Hello', message: 'You' },
      });
    expect(sent.map(({ ReplyToAddresses }) => ReplyToAddresses)).toEqual([[replyTo], undefined]);
  });

  it('that refuses a mail is not quoted about its recipient', async () => {
    const ses = Object.assign(new Error('Email address is not verified: dancer@gmail.example'), {
      name: 'MessageRejected',
    });
    const { send, said, noted } = openMailer({}, { ses });
    expect(await send({ provider: 'ses' })).toBe('mailNotSent: refused');
    expect(said()).toContain('SES answered MessageRejected: Email address is not verified: [email]');
    expect(said()).not.toContain('dancer@');
    expect(noted).toMatchObject([{ provider: 'ses', reason: 'refused' }]);
  });

  it.each([
    [Object.assign(new Error('too slow'), { name: 'TimeoutError' }), 'timedOut'],
    [Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' }), 'notReached'],
  ])('that is away is no refusal: %s', async (ses, reason) => {
    expect(await openMailer({}, { ses }).send({ provider: 'ses' })).toBe(`mailNotSent: ${reason}`);
  });
});

describe('POP3', () => {
  it('refuses to send, and says why', async () => {
    const { services, send, noted } = openMailer({});
    const refused = { code: 'mailProviderReceivesOnly', status: 400, fields: {} };
    expect(await problemOf(sendTestMail({ provider: 'pop3' }, services, toOwner))).toEqual(refused);
    expect(await problemOf(testConnection({ provider: 'pop3' }, services))).toEqual(refused);
    expect(errorText('mailProviderReceivesOnly', 'en')).toContain('POP3 only receives mail');
    // A visitor learns no more than that the mail was not sent.
    expect(await send({ provider: 'pop3' })).toMatch(/^mailNotSent/);
    expect(noted).toMatchObject([{ provider: 'pop3', reason: 'notAllowed' }]);
  });
});

it('a failure that cannot be kept is logged, and hides nothing of the first', async () => {
  const noteFailure = () => Promise.reject(new Error('no table today'));
  const { send, lines } = openMailer({}, { noteFailure });
  expect(await send({ provider: 'pop3' })).toMatch(/^mailNotSent/);
  expect(lines[0]).toMatchObject(['failed mail not noted', { kind: 'loginCode' }]);
});
