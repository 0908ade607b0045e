import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText, MailTexts } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import type { LettersStore } from '#lambdas/letters/index.ts';
import type { Person } from '#lambdas/newsletter/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { MailAccount } from '#lambdas/platform/mail/mail-account.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { Unfilled } from '#lambdas/templates/index.ts';
import type { BulkMailer } from './adapters/bulk-mailer.ts';
import type { Audience, Kinds } from './model/audience.ts';
import type { CampaignSender, PipelineServices } from './pipeline-services.ts';
import type { CampaignsStore } from './store/campaigns-store.ts';
import type { CountedPeople } from './store/counted-people.ts';
import type { DeletedCampaigns } from './store/deleted-campaigns.ts';
import type { FiguresStore } from './store/figures-store.ts';
import type { LedgerStore } from './store/ledger-store.ts';
import type { MailsStore } from './store/mails-store.ts';
import type { SlotClock } from './store/slot-clock.ts';
import type { TestMailLimits } from './store/test-mail-limits.ts';

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** A part of the product's mail, filled in for one reader. */
export interface MailWriting {
  /** As a reader with this name and address would get it. @throws where it asks for what has no value */
  write(
    mail: { category: MailCategory; language: Language; text: MailText },
    reader: { name: string; email: string },
  ): Promise<Mail>;
  /** Whether what the law demands of a mail in this language is there. */
  hasPostalAddress(language: Language): Promise<boolean>;
  /** Words that its readers would see although they look like a variable, also in what stands in every mail. */
  unfilledWords(text: MailText, language: Language): Promise<readonly Unfilled[]>;
}

export const recipientColumns = [
  'email',
  'language',
  'state',
  'reason',
  'outcome',
  'opened',
  'clicked',
  'unsubscribed',
  'messageId',
] as const;
export type RecipientColumn = (typeof recipientColumns)[number];

/** The services that the administration of campaigns uses. */
export interface CampaignsServices {
  campaigns: CampaignsStore;
  figures: FiguresStore;
  ledger: Pick<LedgerStore, 'counts' | 'recipients' | 'dispatchState'>;
  /** Each language as it was when sending began. */
  mails: Pick<MailsStore, 'read'>;
  letters: Pick<LettersStore, 'byAddress' | 'publish' | 'withdraw' | 'remove'>;
  slots: Pick<SlotClock, 'giveBack'>;
  deleted: Pick<DeletedCampaigns, 'mark'>;
  /** Everybody, counted by kind, and when, at most a minute old; where people were chosen, they alone, as they are now. */
  people(audience: Pick<Audience, 'people'>): Promise<{ kinds: Kinds; time: string }>;
  /** Everyone as last counted, by any screen that asked. */
  counted: Pick<CountedPeople, 'last'>;
  templates: { byId(id: string): Promise<{ name: string; category: MailCategory; texts: MailTexts } | undefined> };
  writing: MailWriting;
  /** When the dispatcher looks at a campaign. */
  wakes: { set(id: string, time: string): Promise<void>; cancel(id: string): Promise<void> };
  account(): Promise<MailAccount>;
  /** Whether a reader who follows a link finds a page. */
  isAlive(url: string): Promise<boolean>;
  tests: TestMailLimits;
  sender(language: Language): Promise<CampaignSender>;
  bulk: Pick<BulkMailer, 'send'>;
  readers: Pick<PipelineServices['readers'], 'byEmails' | 'ensure'>;
  reader(userId: string): Promise<Pick<Person, 'name' | 'email'>>;
  /** The heading row of an export. */
  headings(language: Language): Record<RecipientColumn, string>;
  readSettings: ReadSettings;
  audit: Audit;
  clock: Clock;
  log: Log;
  newId(): string;
}
