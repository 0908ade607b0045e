import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Language } from '#contracts/text/language.ts';
import { packJson, unpackJson } from '#lambdas/platform/table/packed-json.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { mailKey } from './ledger-keys.ts';

const frozenMailSchema = z.object({
  subject: z.string(),
  /** Empty in mails that were kept before it was. */
  preheader: z._default(z.string(), ''),
  html: z.string(),
  text: z.string(),
  /** Stands for a name that is not known. */
  nameless: z.optional(z.string()),
  /** Where it can be read in the browser. */
  letter: z.optional(z.string()),
  from: z.object({ address: z.string(), name: z.string() }),
  site: z.object({ name: z.string(), url: z.string(), postalAddress: z.string(), contact: z.optional(z.string()) }),
});
/** One language of a campaign as it was when sending began: templates of SES, and who sends. */
export type FrozenMail = z.infer<typeof frozenMailSchema>;

export interface MailsStore {
  keep(campaign: string, language: Language, mail: FrozenMail): Promise<void>;
  read(campaign: string, language: Language): Promise<FrozenMail | undefined>;
}

/** A worker's instance sees few campaigns at once, each in five languages. */
const keptMails = 10;

export const mailsStore = (table: AppTable): MailsStore => {
  const known = new Map<string, FrozenMail>();
  return {
    async keep(campaign, language, mail) {
      const data = await packJson(mail);
      const Item = { ...mailKey(campaign, language), type: 'CampaignMail', data };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    async read(campaign, language) {
      const name = `${campaign}#${language}`;
      const kept = known.get(name);
      if (kept) return kept;
      const mail = await unpackJson(await readItem(table, mailKey(campaign, language)), frozenMailSchema);
      if (!mail) return undefined;
      if (known.size >= keptMails) known.delete(known.keys().next().value ?? '');
      known.set(name, mail);
      return mail;
    },
  };
};
