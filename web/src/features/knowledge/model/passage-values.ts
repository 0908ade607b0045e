import * as z from 'zod/mini';
import {
  type KnownPassage,
  type PassageFacts,
  type PassageText,
  passageFactsSchema,
  passageTextSchema,
} from '#contracts/knowledge/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { linkAddress } from '#web/shared/form/link-address.ts';

/** The facts as their form holds them. A type, not an interface: react-hook-form asks for an index signature. */
export type FactsValues = {
  kind: PassageFacts['kind'];
  /** Empty for a passage about no brand or model. */
  subject: string;
  confidence: PassageFacts['confidence'];
  safety: boolean;
  choosing: boolean;
  sources: string[];
};
export type TextValues = { title: string; text: string[]; questions: string[] };
export type NewValues = { language: Language; facts: FactsValues; text: TextValues };

export const factsValues = ({ facts }: Pick<KnownPassage, 'facts'>): FactsValues => {
  const { version: _version, subject = '', ...values } = facts;
  return { ...values, subject };
};

export const textValues = (text: PassageText | undefined): TextValues =>
  text ? { title: text.title, text: text.text, questions: text.questions } : { title: '', text: [''], questions: [''] };

/** A new passage, begun with the question that could not be answered. */
export const newValues = (language: Language, question: string): NewValues => ({
  language,
  facts: { kind: 'fit', subject: '', confidence: 'common', safety: false, choosing: false, sources: [] },
  text: { ...textValues(undefined), questions: [question] },
});

const factsOf = ({ subject, sources, ...facts }: FactsValues) => ({
  ...facts,
  ...(subject ? { subject } : {}),
  sources: sources.map(linkAddress),
});

/** The forms by the contract's own rules. The places of lists stay, so that a rule's fault leads back to its field. */
export const factsEntrySchema = z.pipe(
  z.pipe(
    z.custom<{ facts: FactsValues }>(),
    z.transform(({ facts }: { facts: FactsValues }) => ({ facts: factsOf(facts) })),
  ),
  z.object({ facts: passageFactsSchema }),
);
export const textEntrySchema = z.object({ text: passageTextSchema });
export const newEntrySchema = z.pipe(
  z.pipe(
    z.custom<NewValues>(),
    z.transform(({ language, facts, text }: NewValues) => ({ language, facts: factsOf(facts), text })),
  ),
  z.object({ language: languageSchema, facts: passageFactsSchema, text: passageTextSchema }),
);

/** How many questions are written. */
export const questionCount = (questions: readonly string[]): number =>
  questions.filter((question) => question.trim() !== '').length;

/** In the reader's language where there is a title, else in that which it was written in. */
export const shownTitle = <T extends { title?: string | undefined }>(
  passage: { sourceLanguage: Language },
  texts: Partial<Record<Language, T>>,
  language: Language,
): { title: string; language: Language } => {
  const order = [language, passage.sourceLanguage, ...languages];
  const found = order.find((each) => texts[each]?.title) ?? passage.sourceLanguage;
  return { title: texts[found]?.title ?? '', language: found };
};
