import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { countWrites, figuresStore } from '#lambdas/analytics/index.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { attemptRulesBy, attemptsStore } from '#lambdas/auth/index.ts';
import { type MailPlace, newsletterRoutes, readersStore } from '#lambdas/newsletter/index.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { noon, outcomeOf } from '#test/lambdas/users/people.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';

type Routes = ReturnType<typeof newsletterRoutes>;

/** The newsletter on a table of its own; it keeps the mails and notes the pauses. */
export const openNewsletter = async () => {
  const { table, problems, close } = await openTestTable();
  afterAll(async () => {
    expect(problems).toEqual([]);
    await close();
  });
  const { readSettings } = someSettings();
  const moment = { now: noon };
  const clock = () => moment.now;
  const post = { isAway: false };
  const mails: Parameters<SendMail>[0][] = [];
  const pauses: number[] = [];
  const noted: MailPlace[] = [];
  const ses = { isAway: false, lifted: [] as string[] };
  const errors: string[] = [];
  /** The languages in which the mail that welcomes a subscriber is written, and to whom it went. */
  const welcome = { languages: [] as string[], sent: [] as object[] };
  const [users, readers] = [usersStore(table, clock), readersStore(table, clock)];
  const routes = newsletterRoutes({
    readers,
    users,
    attempts: attemptsStore(table, clock, attemptRulesBy(readSettings), dailyPseudonym('secret', clock)),
    botCheck: { passed: async (token) => token === 'human' },
    noteUnsubscribed: async (place) => void noted.push(place),
    countSignUp: () => countWrites(table, readSettings, clock)('newsletterSignUps'),
    audit: auditLog({ table, clock, newId: randomUUID }),
    sendMail: async (mail) => {
      if (post.isAway) throw new ProblemError('mailNotSent');
      mails.push(mail);
    },
    welcomeIn: async (language) =>
      welcome.languages.includes(language)
        ? { send: async (reader) => void welcome.sent.push({ ...reader, language }) }
        : undefined,
    liftSuppression: async (email) => {
      if (ses.isAway) throw new ProblemError('unavailable');
      ses.lifted.push(email);
    },
    log: { info: () => undefined, error: (message) => errors.push(message) },
    siteUrl: 'https://site.test',
    clock,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  });
  const client = { ip: '198.51.100.9', userAgent: 'test' };

  /** The reply of a call, or the code of its refusal. */
  const act = (
    name: keyof Routes,
    { ip = client.ip, mark, ...given }: { body?: object; token?: string; ip?: string; mark?: string },
  ) => {
    moment.now += 1000;
    const { token } = given;
    const query = mark === undefined ? {} : { c: mark };
    const call = {
      ...given,
      query,
      client: { ...client, ip },
      language: 'fr',
      pathParameters: token ? { token } : undefined,
    };
    return outcomeOf((routes[name] as (call: unknown) => Promise<unknown>)(call));
  };
  const subscribe = async (email: string, more: { language?: string; ip?: string; turnstileToken?: string } = {}) => {
    const { ip, ...body } = more;
    const outcome = await act('subscribe', {
      body: { email, language: 'ru', turnstileToken: 'human', ...body },
      ...(ip ? { ip } : {}),
    });
    return { outcome, token: /#token=(.*)$/.exec(mails.at(-1)?.values?.link ?? '')?.[1] ?? '' };
  };
  return {
    users,
    readers,
    mails,
    pauses,
    noted,
    post,
    ses,
    errors,
    welcome,
    act,
    subscribe,
    confirm: (token: string) => act('confirmSubscription', { body: { token } }),
    read: (token: string) => act('readMailPreferences', { body: { token } }),
    save: (token: string, preferences: object) => act('saveMailPreferences', { body: { token, ...preferences } }),
    tokenOf: async (email: string) =>
      (await readers.ensure([{ email, language: 'ru' }])).get(email.toLowerCase()) ?? '',
    entries: async () =>
      (await auditStore(table, clock).list({}, { limit: 100 })).items.map(
        ({ actor, action }) => `${actor.name} ${action}`,
      ),
    /** How many sign-ups are counted on the day of these tests. */
    signUps: async () =>
      (await figuresStore(table).between('all', 'day', '2026-11-01', '2026-11-30')).reduce(
        (sum, { counts: { newsletterSignUps = 0 } }) => sum + newsletterSignUps,
        0,
      ),
    wait: (seconds: number) => {
      moment.now += seconds * 1000;
    },
    now: () => new Date(moment.now).toISOString(),
  };
};
