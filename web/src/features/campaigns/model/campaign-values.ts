import * as z from 'zod/mini';
import { type Campaign, type CampaignForm, campaignFormSchema } from '#contracts/campaigns/campaign.ts';
import { type MailText, mailTextSchema } from '#contracts/templates/mail-text.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { plainText } from '#contracts/text/rich-text.ts';

/** One language; `nameless` is empty for none. */
type TextValues = MailText & { nameless: string };

/** A campaign as its form holds it: a text in every language, empty where none is written. */
export interface CampaignValues {
  name: string;
  category: CampaignForm['category'];
  groups: CampaignForm['groups'];
  /** Who were chosen one by one; empty where the groups say who is meant. */
  people: string[];
  languages: Language[];
  /** Empty for none. */
  fallback: Language | '';
  texts: Record<Language, TextValues>;
}

const blank = (): TextValues => ({ subject: '', preheader: '', nameless: '', body: { type: 'doc', content: [] } });

export const isWritten = ({ subject, preheader, body }: MailText): boolean =>
  `${subject}${preheader}${plainText(body)}`.trim() !== '' || body.content.some(({ type }) => type === 'image');

export const campaignValues = ({
  name,
  category,
  groups,
  people = [],
  languages: chosen,
  fallback,
  texts,
}: Campaign): CampaignValues => ({
  ...{ name, category, groups, people, languages: chosen },
  fallback: fallback ?? '',
  texts: Object.fromEntries(
    languages.map((language) => [language, { ...blank(), ...texts[language] }]),
  ) as CampaignValues['texts'],
});

const valuesSchema = z.object({
  ...campaignFormSchema.shape,
  fallback: z.union([languageSchema, z.literal('')]),
  texts: z.record(languageSchema, mailTextSchema),
});

/** The part of it that is sent. */
export const campaignEntrySchema = z.pipe(
  valuesSchema,
  z.transform(
    ({ fallback, texts, ...form }): CampaignForm => ({
      ...form,
      ...(fallback && form.languages.includes(fallback) ? { fallback } : {}),
      texts: Object.fromEntries(
        Object.entries(texts)
          .filter(([, text]) => isWritten(text))
          .map(([language, { nameless, ...text }]) => [language, nameless ? { ...text, nameless } : text]),
      ),
    }),
  ),
) as unknown as z.ZodMiniType<CampaignForm, CampaignValues>;
