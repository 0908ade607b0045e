import * as z from 'zod/mini';
import { type Template, type TemplateForm, templateFormSchema } from '#contracts/templates/endpoints.ts';
import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText, MailTexts } from '#contracts/templates/mail-text.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { plainText, type RichText } from '#contracts/text/rich-text.ts';

/** One language as the form holds it; the body as JSON, because for the form it is one value. */
export interface TextValues {
  subject: string;
  preheader: string;
  /** Empty for none. */
  nameless: string;
  body: string;
}

/** A template as its form holds it: all languages, of which some are empty. */
export interface TemplateValues {
  name: string;
  category: MailCategory;
  texts: Record<Language, TextValues>;
}

const emptyBody: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

const textValues = (text: MailText | undefined): TextValues => ({
  subject: text?.subject ?? '',
  preheader: text?.preheader ?? '',
  nameless: text?.nameless ?? '',
  body: JSON.stringify(text?.body ?? emptyBody),
});

export const templateValues = ({ name, category, texts }: TemplateForm): TemplateValues => ({
  name,
  category,
  texts: Object.fromEntries(languages.map((language) => [language, textValues(texts[language])])) as Record<
    Language,
    TextValues
  >,
});

export const newTemplate = (): TemplateValues => templateValues({ name: '', category: 'newsletter', texts: {} });

export const bodyOf = ({ body }: TextValues): RichText => JSON.parse(body) as RichText;

const hasWords = (body: RichText): boolean =>
  body.content.some((block) => block.type === 'image' || plainText(block).trim() !== '');

export const textGaps = ['subject', 'preheader', 'body'] as const;
export type TextGap = (typeof textGaps)[number];

/** The fields of one language, in their order. */
export const textParts = ['subject', 'preheader', 'nameless', 'body'] as const;

/** The parts that a language still lacks; all of them where nothing is begun. */
export const gapsOf = (text: TextValues): TextGap[] =>
  textGaps.filter((field) => (field === 'body' ? !hasWords(bodyOf(text)) : text[field].trim() === ''));

export const isBegun = (text: TextValues): boolean => gapsOf(text).length < textGaps.length;

/** The language to begin with: the reader's own, unless only others are written. */
export const firstLanguage = (texts: TemplateValues['texts'], own: Language): Language =>
  [own, ...languages].find((language) => isBegun(texts[language])) ?? own;

export const mailTextOf = (text: TextValues): MailText => ({
  subject: text.subject,
  preheader: text.preheader,
  ...(text.nameless ? { nameless: text.nameless } : {}),
  body: bodyOf(text),
});

const formOf = ({ name, category, texts }: TemplateValues): TemplateForm => ({
  name,
  category,
  texts: Object.fromEntries(
    languages.filter((language) => isBegun(texts[language])).map((language) => [language, mailTextOf(texts[language])]),
  ) as MailTexts,
});

/** The contract's own check, of the languages that are begun. */
export const templateEntrySchema = z.pipe(
  z.transform(formOf),
  templateFormSchema as z.ZodMiniType<TemplateForm, TemplateForm>,
) as unknown as z.ZodMiniType<TemplateForm, TemplateValues>;

/** A template of the server as a form begins with it. */
export const loadedTemplate = (template: Pick<Template, 'name' | 'category' | 'texts' | 'version'>) => ({
  values: templateValues(template),
  version: template.version,
});
