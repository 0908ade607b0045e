import { randomUUID } from 'node:crypto';
import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import type { EntryResult } from '#lambdas/campaigns/adapters/answers.ts';
import type { BulkEntry, BulkMail } from '#lambdas/campaigns/adapters/bulk-mailer.ts';
import {
  campaignsRoutes,
  campaignsStore,
  countedPeople,
  deletedCampaigns,
  figuresStore,
  ledgerStore,
  mailsStore,
  mailWriting,
  peopleCounter,
  recipientColumns,
  slotClock,
  testMailLimits,
} from '#lambdas/campaigns/index.ts';
import { lettersStore } from '#lambdas/letters/index.ts';
import { type Person, readersStore } from '#lambdas/newsletter/index.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { fillIn } from '#lambdas/templates/index.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';

export const noon = Date.parse('2026-11-23T12:00:00.400Z');
const userId = '11111111-1111-4111-8111-111111111111';

/** The refusal of a use case; undefined where it succeeds. */
export const refusal = (work: unknown) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return error.code;
    },
  );

export const mailText = (subject: string, body = 'Dear reader', fields: Partial<MailText> = {}): MailText => ({
  ...{ subject, preheader: 'In short' },
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: body }] }] },
  ...fields,
});

export const person = (email: string, fields: Partial<Person> = {}): Person => ({
  ...{ email, name: email.split('@')[0] ?? '', language: 'en', groups: ['newsletter', 'all'], consents: true },
  ...{ unsubscribed: { newsletter: false, announcements: false }, suppressed: false },
  ...fields,
});

export const form = (fields: Partial<CampaignForm> = {}): CampaignForm => ({
  ...{ name: 'Autumn letter', category: 'newsletter', groups: ['newsletter'], languages: ['en'] },
  texts: { en: mailText('News') },
  ...fields,
});

/** The administration of campaigns on a table of its own, with a clock that tests move, and mails that are only noted. */
export const openCampaignsHarness = async () => {
  const testTable = await openTestTable();
  const { table } = testTable;
  const state = { now: noon, people: [person('dana@site.example'), person('noa@site.example')], pages: 0 };
  const clock = () => state.now;
  const settings = someSettings();
  const address = Object.fromEntries(['he', 'en', 'ru', 'fr', 'es'].map((language) => [language, '1 Stage Street']));
  settings.set('campaigns', { postalAddress: address as never });
  const wakes = new Map<string, string>();
  const siteOf = async (language: Language) => ({
    name: 'Pointe Shoes',
    url: 'https://site.example',
    postalAddress: (await settings.readSettings('campaigns')).postalAddress[language],
    contact: 'hello@site.example',
  });
  const ses = { takes: true };
  const mails: ({ to: string } & Pick<BulkMail, 'subject' | 'html' | 'text'> & Pick<BulkEntry, 'headers' | 'tags'>)[] =
    [];
  const errors: string[] = [];
  const dead = new Set<string>();
  const account = { dailyLimit: 50_000, sentToday: 0, rate: 14, isSandbox: false };
  const campaigns = campaignsStore(table);
  const counted = countedPeople(table);
  const log = auditLog({ table, clock, newId: randomUUID });
  const events: AuditEvent[] = [];
  /** The log's entries on a campaign. A change that had to be tried again is entered once, and noted here twice. */
  const entries = (id: string) =>
    events.filter(({ resource }) => resource.id === id).map(({ action }) => action.replace('campaign.', ''));
  const services = {
    campaigns,
    figures: figuresStore(table),
    ledger: ledgerStore(table, clock),
    deleted: deletedCampaigns(table, clock),
    people: peopleCounter(
      async ({ after = '' }) => {
        state.pages += 1;
        const [next, ...others] = state.people.filter(({ email }) => email > after);
        return { people: next ? [next] : [], ...(others.length > 0 ? { next: next?.email } : {}) };
      },
      async (ids) => state.people.filter(({ userId = '' }) => ids.includes(userId)),
      counted,
      clock,
    ),
    counted,
    templates: {
      byId: async (id: string) =>
        id === 'autumn'
          ? {
              ...{ name: 'Autumn', category: 'promotional' as const },
              texts: { he: mailText('סתיו'), en: mailText('Autumn') },
            }
          : undefined,
    },
    writing: mailWriting(siteOf),
    wakes: {
      set: async (id: string, time: string) => void wakes.set(id, time),
      cancel: async (id: string) => void wakes.delete(id),
    },
    account: async () => account,
    isAlive: async (url: string) => !dead.has(url),
    mails: mailsStore(table),
    letters: lettersStore(table),
    slots: slotClock(table),
    tests: testMailLimits(table, clock),
    sender: async (language: Language) => ({
      from: { address: 'news@site.example', name: 'Pointe Shoes' },
      site: await siteOf(language),
    }),
    bulk: {
      send: async ({ entries, ...mail }: BulkMail): Promise<EntryResult[]> =>
        entries.map(({ to, values, headers, tags }) => {
          if (!ses.takes) return { kind: 'failed', reason: 'rejected' };
          mails.push({ ...fillIn({ preheader: '', ...mail }, values), to, headers, tags });
          return { kind: 'sent', messageId: 'm' };
        }),
    },
    readers: readersStore(table, clock),
    reader: async () => ({ name: 'Odette', email: 'odette@site.example' }),
    headings: (language: string) =>
      Object.fromEntries(recipientColumns.map((column) => [column, `${language} ${column}`])) as never,
    readSettings: settings.readSettings,
    audit: {
      ...log,
      entry: (...[actor, event]: Parameters<typeof log.entry>) => {
        events.push(event);
        return log.entry(actor, event);
      },
    },
    clock,
    log: { info: () => undefined, error: (message: string) => void errors.push(message) },
    newId: randomUUID,
  };
  const routes = campaignsRoutes(services);
  const caller = { userId, username: 'Odette', isAdmin: true, isConfirmed: true, originId: 'origin' };
  const operation = { id: 'once', finished: () => [] };
  const call = (parts: object) =>
    ({
      client: { ip: '203.0.113.7', userAgent: 'test' },
      caller,
      operation,
      language: 'en',
      query: {},
      ...parts,
    }) as never;
  const at = (id: string, body: object = {}) => call({ pathParameters: { id }, body });

  /** A draft that could be sent. */
  const draft = async (fields: Partial<CampaignForm> = {}) => {
    const { id } = await routes.createCampaign(call({ body: { name: 'Autumn letter' } }));
    return routes.saveCampaign(at(id, { ...form(fields), version: 1 }));
  };
  /** As the dispatcher takes a campaign. */
  const take = (id: string) =>
    campaigns.change(id, undefined, (before) => {
      if (before.status !== 'scheduled') throw new Error('not scheduled');
      return { after: { ...before, status: 'sending', sentAt: new Date(clock()).toISOString() } };
    });

  return {
    ...{ state, settings, wakes, mails, ses, errors, dead, account, services, routes, caller, call, at, draft, take },
    entries,
    ...{ campaigns, close: testTable.close },
  };
};
export type CampaignsHarness = Awaited<ReturnType<typeof openCampaignsHarness>>;
