import { countWrites, figuresStore } from '#lambdas/analytics/index.ts';
import type { EntryResult } from '#lambdas/campaigns/adapters/answers.ts';
import type { BulkEntry, BulkMail } from '#lambdas/campaigns/adapters/bulk-mailer.ts';
import { dispatchAll, dispatchCampaign } from '#lambdas/campaigns/jobs/dispatch-campaign.ts';
import { noteEvents } from '#lambdas/campaigns/jobs/note-events.ts';
import { sendChunks } from '#lambdas/campaigns/jobs/send-chunks.ts';
import type { CampaignRecord } from '#lambdas/campaigns/model/campaign-record.ts';
import type { ChunkMessage, PipelineServices } from '#lambdas/campaigns/pipeline-services.ts';
import { deletedCampaigns } from '#lambdas/campaigns/store/deleted-campaigns.ts';
import { mailsStore } from '#lambdas/campaigns/store/mails-store.ts';
import { readToSend } from '#lambdas/campaigns/store/read-to-send.ts';
import { slotClock } from '#lambdas/campaigns/store/slot-clock.ts';
import { lettersStore } from '#lambdas/letters/index.ts';
import { readChosen, readersStore, readPeople } from '#lambdas/newsletter/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { mailText } from '#test/support/mail-texts.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openLedger } from './ledger-harness.ts';

const from = { address: 'news@dance.example', name: 'The guide' };
const site = {
  name: 'The guide',
  url: 'https://dance.example',
  postalAddress: 'Haifa',
  contact: 'hello@dance.example',
};
const accepted = (): EntryResult => ({ kind: 'sent', messageId: 'accepted' });

/**
 * Sending of campaigns on a table of its own, with SES, queue and schedules that are noted: `answer` says what SES does with a
 * call, and messages are handed to workers by the test.
 */
export const openPipeline = async () => {
  const ledger = await openLedger();
  const { table, clock, campaigns, iso } = ledger;
  const { readSettings } = someSettings();
  const readers = readersStore(table, clock);
  const users = usersStore(table, clock);
  const queue: (ChunkMessage & { delaySeconds: number })[] = [];
  const wakes: { name: string; time: string }[] = [];
  const handedOver: (BulkEntry & Pick<BulkMail, 'from' | 'replyTo'>)[] = [];
  const probes: Record<string, string>[] = [];
  const audited: string[] = [];
  const set = {
    rate: 1_000,
    answer: async (mail: BulkMail): Promise<EntryResult[]> => mail.entries.map(accepted),
  };
  const services: PipelineServices = {
    campaigns,
    ledger: ledger.ledger,
    mails: mailsStore(table),
    letters: lettersStore(table),
    readers,
    users,
    readPeople: (after) => readPeople({ users, readers, clock }, { after, limit: 100 }),
    readChosen: (ids) => readChosen({ users, readers, clock }, ids),
    sender: async () => ({ from, site }),
    bulk: {
      async send(mail) {
        const results = await set.answer(mail);
        handedOver.push(
          ...mail.entries
            .filter((_entry, index) => results[index]?.kind === 'sent')
            .map((entry) => ({ ...entry, from: mail.from, replyTo: mail.replyTo })),
        );
        return results;
      },
      probe: async (_from, tags) => {
        probes.push(tags);
      },
      rate: async () => set.rate,
    },
    sendRate: async () => set.rate,
    slots: slotClock(table),
    deleted: deletedCampaigns(table, clock),
    queueChunks: async (messages) => {
      queue.push(...messages);
    },
    wake: async (_campaign, name, time) => {
      wakes.push({ name, time });
    },
    audit: {
      entry: (_actor, { action, resource }) => {
        audited.push(action);
        return { Put: { TableName: table.name, Item: { pk: 'AUDIT#test', sk: `${action}#${resource.id}` } } };
      },
      record: async () => undefined,
    },
    clock,
    log: { info: () => undefined, error: () => undefined },
  };
  const sendAll = sendChunks({ ...services, readToSend: readToSend(table) });
  const send = async (message: ChunkMessage): Promise<void> => {
    for (const error of (await sendAll([message])).values()) throw error;
  };
  return {
    ...ledger,
    services,
    users,
    readers,
    queue,
    wakes,
    handedOver,
    probes,
    audited,
    set,
    send,
    sendAll,
    note: noteEvents({
      ...services,
      countClicks: (by) => countWrites(table, readSettings, clock)('campaignClicks', by),
    }),
    /** How many clicks are counted among what visitors do. */
    countedClicks: async () =>
      (await figuresStore(table).between('all', 'day', '2000-01-01', '2100-01-01')).reduce(
        (sum, { counts: { campaignClicks = 0 } }) => sum + campaignClicks,
        0,
      ),
    dispatch: (id: string) => dispatchCampaign(services)(id, () => false),
    dispatchAll: () => dispatchAll(services)(() => false),

    /** Hands all messages to workers, until there are none. */
    async work(): Promise<void> {
      for (let message = queue.shift(); message; message = queue.shift()) await send(message);
    },

    async subscribe(emails: readonly string[]): Promise<void> {
      const subscription = { asked: iso(), confirmed: iso(), words: 'v1', language: 'en' } as const;
      for (let at = 0; at < emails.length; at += 40) {
        const some = emails.slice(at, at + 40);
        await Promise.all(some.map((email) => readers.change({ email, language: 'en' }, { subscription })));
      }
    },

    /** A campaign in English, whose time has come. */
    async scheduled(fields: Partial<CampaignRecord> = {}): Promise<string> {
      const { id } = await ledger.campaign({ status: 'draft', languages: ['en'] });
      await campaigns.change(id, undefined, (before) => ({
        after: { ...before, status: 'scheduled', sendAt: iso(), ...fields },
        texts: { en: mailText() },
      }));
      return id;
    },

    states: async (id: string) => {
      const { pending, sent, failed, skipped, suppressed, unknown } = (await ledger.ledger.counts(id)).total;
      return Object.fromEntries(
        Object.entries({ pending, sent, failed, skipped, suppressed, unknown }).filter(([, count]) => count > 0),
      );
    },
    status: async (id: string) => {
      const found = await campaigns.byId(id);
      return found?.hold ? [found.status, found.hold] : found?.status;
    },
    pause: (id: string) =>
      campaigns.change(id, undefined, (before) => ({
        after: { ...before, status: 'paused', hold: 'byAdministrator' },
      })),
    resume: (id: string) =>
      campaigns.change(id, undefined, ({ hold: _hold, ...before }) => ({
        after: { ...before, status: 'sending', resumed: iso() },
      })),
    cancel: (id: string) =>
      campaigns.change(id, undefined, (before) => ({ after: { ...before, status: 'cancelled' } })),
  };
};
export type Pipeline = Awaited<ReturnType<typeof openPipeline>>;

/** An event as SES puts it on the bus, for the mail of a place. */
export const mailEvent = (
  {
    campaign = '',
    chunk = 0,
    position = 0,
    ...tags
  }: { campaign?: string; chunk?: number; position?: number; probe?: string; kind?: string },
  eventType: string,
  detail: object = {},
): string =>
  JSON.stringify({
    source: 'aws.ses',
    detail: {
      eventType,
      mail: {
        messageId: 'message',
        timestamp: '2026-11-23T12:00:00.000Z',
        tags: {
          'ses:configuration-set': ['campaigns'],
          campaign: [campaign],
          ...(tags.kind ? { kind: [tags.kind] } : {}),
          ...(tags.probe ? { probe: [tags.probe] } : { chunk: [String(chunk)], position: [String(position)] }),
        },
      },
      ...detail,
    },
  });
