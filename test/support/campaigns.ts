import { randomUUID } from 'node:crypto';
import { PutSuppressedDestinationCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import {
  DeleteMessageCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { type Language, languages } from '#contracts/text/language.ts';
import { campaignsStore, ledgerStore } from '#lambdas/campaigns/index.ts';
import type { CampaignRecord } from '#lambdas/campaigns/model/campaign-record.ts';
import { readersStore } from '#lambdas/newsletter/index.ts';
import { environment } from '#scripts/local/template/environment.ts';
import { operatorOf } from '#test/security/operator.ts';
import { eventually } from './eventually.ts';
import { mailText } from './mail-texts.ts';
import type { Mail } from './mailed-secrets.ts';
import type { Product } from './product.ts';

export interface CampaignMail extends Mail {
  time: string;
  configurationSet?: string;
  tags: Record<string, string>;
  simulated?: Record<string, string>;
}

const minute = 60_000;

/** Campaigns past the administration, on the product's own table. */
export const campaignsOf = (product: Product) => {
  const { table } = operatorOf(product);
  const { clock, send } = product;
  const aws = { endpoint: product.awsEndpoint, region: environment.region, credentials: product.operator };
  const [ses, sqs] = [new SESv2Client(aws), new SQSClient(aws)];
  const [campaigns, ledger] = [campaignsStore(table), ledgerStore(table, clock.now)];
  const readers = readersStore(table, clock.now);
  /** The mail before the first one of each campaign. */
  const newestBefore = new Map<string, string>();
  const iso = (ms = 0) => new Date(clock.now() + ms).toISOString();

  return {
    campaigns,
    ledger,
    readers,
    iso,

    /** Confirmed subscribers without an account. */
    async subscribe(emails: readonly string[], languageOf: (index: number) => Language): Promise<void> {
      const time = iso();
      await Promise.all(
        emails.map((email, index) => {
          const language = languageOf(index);
          const subscription = { asked: time, confirmed: time, words: 'v1', language };
          return readers.change({ email, language }, { subscription });
        }),
      );
    },

    /** A campaign whose time has come, to everybody who asked for the newsletter. */
    async schedule(fields: Partial<CampaignRecord> = {}): Promise<string> {
      const id = randomUUID();
      const texts = Object.fromEntries(languages.map((code) => [code, mailText({ subject: `Letter in ${code}` })]));
      const [created, sendAt] = [iso(), iso()];
      const [newest]: CampaignMail[] = (await send('GET /__local/api/mail?limit=1')).body;
      newestBefore.set(id, newest?.id ?? '');
      await campaigns.add(
        {
          ...{ id, version: 1, name: 'Letter', category: 'newsletter', groups: ['newsletter'] },
          ...{ languages: [...languages], subjects: {}, status: 'scheduled', sendAt, created, updated: created },
          ...fields,
        },
        texts,
      );
      return id;
    },

    /** Has the dispatcher look after all campaigns, as it does every five minutes. */
    look: () => clock.advance(5 * minute),

    status: async (id: string) => (await campaigns.byId(id))?.status,
    counts: async (id: string) => (await ledger.counts(id)).total,

    /** Puts an address on the account's suppression list, as SES does with who complained about any mail. */
    async suppressInAccount(address: string): Promise<void> {
      await ses.send(new PutSuppressedDestinationCommand({ EmailAddress: address, Reason: 'COMPLAINT' }));
    },

    /** Brings the dead letters of the chunks back, as an operator does on AWS. @returns how many there were */
    async redrive(): Promise<number> {
      const urls = (await sqs.send(new ListQueuesCommand())).QueueUrls ?? [];
      const urlOf = (part: RegExp) => urls.find((url) => part.test(url));
      const [QueueUrl, from] = [urlOf(/campaign-chunks$/), urlOf(/CampaignChunksDeadLetters/)];
      for (let moved = 0; ; ) {
        const { Messages = [] } = await sqs.send(
          new ReceiveMessageCommand({ QueueUrl: from, MaxNumberOfMessages: 10 }),
        );
        if (Messages.length === 0) return moved;
        for (const { Body: MessageBody, ReceiptHandle } of Messages) {
          await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
          await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
          moved += 1;
        }
      }
    },

    fault: (fault: object) => send('POST /__local/api/faults', { body: fault }),

    /** How many messages there are in a queue, by a part of its name: those that wait, are delayed or in flight, or only of one kind. */
    async queued(
      name: string,
      kinds: readonly ('waiting' | 'inFlight' | 'delayed')[] = ['waiting', 'inFlight', 'delayed'],
    ): Promise<number> {
      const { body } = await send('GET /__local/api/queues');
      const found: { queue: string; waiting: number; inFlight: number; delayed: number }[] = body;
      const its = found.filter(({ queue }) => queue.includes(name));
      return its.flatMap((queue) => kinds.map((kind) => queue[kind])).reduce((sum, count) => sum + count, 0);
    },

    /** Waits until it holds. */
    until: (holds: () => Promise<boolean>) => eventually(holds, (isTrue) => isTrue),

    /** Everything that was handed over of a campaign, probes aside. */
    async handedOver(id: string): Promise<CampaignMail[]> {
      const found: CampaignMail[] = [];
      let before = '';
      for (;;) {
        const page: CampaignMail[] = (await send(`GET /__local/api/mail?limit=200${before && `&before=${before}`}`))
          .body;
        found.push(...page.filter(({ tags }) => tags.campaign === id && tags.probe === undefined));
        const last = page.at(-1);
        if (!last || page.length < 200) return found;
        before = last.id;
      }
    },
  };
};
