import type { Language } from '#contracts/text/language.ts';
import type { CampaignRecord } from '#lambdas/campaigns/model/campaign-record.ts';
import { inChunks } from '#lambdas/campaigns/model/chunk.ts';
import { campaignsStore } from '#lambdas/campaigns/store/campaigns-store.ts';
import { ledgerStore } from '#lambdas/campaigns/store/ledger-store.ts';
import { openTestTable } from '#test/support/test-table.ts';

export const start = Date.UTC(2026, 10, 23, 12);
const languageOf = (index: number): Language => (index % 3 === 0 ? 'he' : 'en');

export const someRecipients = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    userId: `user${index}`,
    email: `reader${String(index).padStart(4, '0')}@dance.example`,
    name: `Reader ${index}`,
    token: `token${index}`,
    language: languageOf(index),
  }));

/** Stores on a table of their own, with a clock that stands. */
export const openLedger = async () => {
  const opened = await openTestTable();
  let now = start;
  let made = 0;
  const clock = () => now;
  const [campaigns, ledger] = [campaignsStore(opened.table), ledgerStore(opened.table, clock)];
  const iso = (ms = 0) => new Date(now + ms).toISOString();
  return {
    ...opened,
    campaigns,
    ledger,
    clock,
    iso,
    advance: (ms: number) => {
      now += ms;
    },
    async campaign(fields: Partial<CampaignRecord> = {}): Promise<CampaignRecord> {
      made += 1;
      const record: CampaignRecord = {
        id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
        ...{ version: 1, name: 'Letter', category: 'newsletter', groups: ['newsletter'], languages: ['he', 'en'] },
        ...{ subjects: { en: 'Letter' }, status: 'sending', created: iso(), updated: iso(), ...fields },
      };
      await campaigns.add(record, {});
      return record;
    },
    /** An audience that is fixed, in its chunks. */
    async freeze(id: string, count: number) {
      const state = await ledger.takeLease(id, iso(60_000));
      if (!state) throw new Error('somebody has the lease');
      const chunks = inChunks(someRecipients(count), 50).map(({ language, recipients }) => ({
        language,
        recipients: recipients.map(({ language: _language, ...recipient }) => recipient),
      }));
      const after = { ...state, chunks: chunks.length, recipients: count, isFrozen: true };
      if (!(await ledger.addChunks(id, after, chunks))) throw new Error('overtaken');
      await ledger.noteDispatch(id, state.attempt, { leaseUntil: iso() });
      return after;
    },
  };
};
export type Ledger = Awaited<ReturnType<typeof openLedger>>;
