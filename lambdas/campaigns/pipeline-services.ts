import type { Language } from '#contracts/text/language.ts';
import type { LettersStore } from '#lambdas/letters/index.ts';
import type { Person, ReaderRecord, SuppressionReason } from '#lambdas/newsletter/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Mailbox } from '#lambdas/platform/mail/mail-address.ts';
import type { MailSite } from '#lambdas/templates/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { BulkMailer } from './adapters/bulk-mailer.ts';
import type { CampaignsStore } from './store/campaigns-store.ts';
import type { DeletedCampaigns } from './store/deleted-campaigns.ts';
import type { LedgerStore } from './store/ledger-store.ts';
import type { MailsStore } from './store/mails-store.ts';
import type { SlotClock } from './store/slot-clock.ts';

/** Asks a worker to hand over a chunk. */
export interface ChunkMessage {
  campaign: string;
  chunk: number;
}

/** As the mails of a campaign name the site, in one language. */
export interface CampaignSender {
  from: Mailbox;
  site: MailSite;
}

/** The services that send campaigns: everything that happens without an administrator. */
export interface PipelineServices {
  campaigns: Pick<CampaignsStore, 'byId' | 'texts' | 'active' | 'change' | 'whileSending'>;
  ledger: LedgerStore;
  mails: MailsStore;
  letters: Pick<LettersStore, 'keep'>;
  /** Everybody with an address, from the one after `after` on. */
  readPeople(after: string | undefined): Promise<{ people: Person[]; next?: string | undefined }>;
  /** The users of these ids, in the order of their addresses; who could get no mail is not among them. */
  readChosen(ids: readonly string[]): Promise<Person[]>;
  readers: {
    byEmails(emails: readonly string[]): Promise<Map<string, ReaderRecord>>;
    ensure(people: readonly { email: string; language: Language }[]): Promise<Map<string, string>>;
    suppress(reader: { email: string; language: Language }, reason: SuppressionReason): Promise<void>;
  };
  users: { byIds(ids: readonly string[]): Promise<UserRecord[]> };
  sender(language: Language): Promise<CampaignSender>;
  bulk: BulkMailer;
  slots: SlotClock;
  deleted: DeletedCampaigns;
  /** Recipients in a second that campaigns may take of the account's rate. */
  sendRate(): Promise<number>;
  /** Hands messages to the workers, each after its delay. @throws where one was not taken */
  queueChunks(messages: readonly (ChunkMessage & { delaySeconds: number })[]): Promise<void>;
  /** Has the dispatcher look after the campaign at that time, regardless of its other calls. */
  wake(campaign: string, name: string, time: string): Promise<void>;
  audit: Audit;
  clock: Clock;
  log: Log;
}
