import * as z from 'zod/mini';
import { versionSchema } from '#contracts/http/version.ts';
import type { KnownPassage, LanguageState, PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { type LocalizedPassage, passageSchema, passageTextSchema } from './passage.ts';

const { id: _id, origin: _origin, ...facts } = passageSchema.shape;

const recordTextSchema = z.object({
  ...passageTextSchema.shape,
  version: versionSchema,
  /** The version of the source language that it was last saved beside. */
  basis: versionSchema,
  updated: timeSchema,
});
export type RecordText = z.infer<typeof recordTextSchema>;

/** A passage as it is edited, with all its languages. Everything that the assistant reads follows from it. */
export const passageRecordSchema = z.object({
  id: z.string(),
  origin: z.enum(['seed', 'written']),
  /** Counts every change; each is made on the version that was read. */
  version: versionSchema,
  facts: z.object({ ...facts, version: versionSchema }),
  sourceLanguage: languageSchema,
  texts: z.partialRecord(languageSchema, recordTextSchema),
  updated: timeSchema,
});
export type PassageRecord = z.infer<typeof passageRecordSchema>;

export const writtenLanguages = ({ texts }: Pick<PassageRecord, 'texts'>): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** The passage as the assistant reads it, in one language: nothing where it has no text. */
export const localizedPassage = (record: PassageRecord, language: Language): LocalizedPassage | undefined => {
  const text = record.texts[language];
  if (!text) return undefined;
  const { version: _version, ...common } = record.facts;
  const { id, origin } = record;
  return { id, origin, ...common, title: text.title, text: text.text, questions: text.questions };
};

export const isStale = ({ texts, sourceLanguage }: PassageRecord, language: Language): boolean => {
  const [text, source] = [texts[language], texts[sourceLanguage]];
  return language !== sourceLanguage && text !== undefined && source !== undefined && text.basis < source.version;
};

const stateOf = (record: PassageRecord, language: Language): LanguageState => {
  if (!record.texts[language]) return 'missing';
  return isStale(record, language) ? 'stale' : 'written';
};

const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

export const overviewOf = (record: PassageRecord): PassageOverview => {
  const { id, origin, sourceLanguage, updated } = record;
  const { kind, subject, safety } = record.facts;
  return {
    ...{ id, origin, kind, safety, sourceLanguage, updated },
    ...(subject === undefined ? {} : { subject }),
    languages: byLanguage((language) => {
      const title = record.texts[language]?.title;
      return { state: stateOf(record, language), ...(title === undefined ? {} : { title }) };
    }),
  };
};

/** The line of a record of the site, which may have made several passages in each language: the first one names it. */
export const derivedOverview = (
  first: LocalizedPassage & { record: string },
  titles: Partial<Record<Language, string>>,
): PassageOverview => ({
  id: `${first.origin}:${first.record}`,
  ...{ origin: first.origin, record: first.record, kind: first.kind, safety: first.safety },
  ...(first.subject === undefined ? {} : { subject: first.subject }),
  sourceLanguage: languages.find((language) => titles[language] !== undefined) ?? 'he',
  languages: byLanguage((language) => {
    const title = titles[language];
    return title === undefined ? { state: 'missing' as const } : { state: 'written' as const, title };
  }),
});

/** A passage as its editor reads it. */
export const describePassage = (record: PassageRecord): KnownPassage => ({
  ...record,
  texts: Object.fromEntries(
    writtenLanguages(record).flatMap((language) => {
      const text = record.texts[language];
      if (!text) return [];
      const { basis: _basis, ...shown } = text;
      return [[language, { ...shown, isStale: isStale(record, language) }]];
    }),
  ),
});

/** Its name in the audit log, no matter who reads it. */
export const nameOf = ({ texts, sourceLanguage, id }: PassageRecord): string => texts[sourceLanguage]?.title ?? id;

/** The part of a text that the audit log compares. */
export const loggedText = (language: Language, text: RecordText | undefined) =>
  text && { [language]: { title: text.title, points: text.text, questions: text.questions } };
