import { createHash } from 'node:crypto';
import { type Language, languages } from '#contracts/text/language.ts';
import type { Passage, PassageText } from './passage.ts';
import { newPassage, wordsOfText } from './passage-changes.ts';
import type { PassageRecord, RecordText } from './passage-record.ts';

type SeedFacts = Omit<Passage, 'id' | 'origin'>;
/** A passage of the product's own, in every language. */
export interface SeedPassage {
  id: string;
  facts: SeedFacts;
  texts: Readonly<Record<Language, PassageText>>;
}

/** A passage is compared part by part: its facts, and each language. */
export type Part = 'facts' | Language;
/** The hash of each part as it was seeded last. */
export type Hashes = Partial<Record<Part, string>>;

const hash = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
const hashOfFacts = ({ kind, subject, confidence, safety, choosing, sources }: SeedFacts): string =>
  hash([kind, subject ?? '', confidence, safety, choosing, sources]);
const hashOfText = ({ title, text, questions }: PassageText): string => hash([title, text, questions]);

export const hashesOf = ({
  facts,
  texts,
}: {
  facts: SeedFacts;
  texts: Partial<Record<Language, PassageText>>;
}): Hashes => ({
  facts: hashOfFacts(facts),
  ...Object.fromEntries(
    languages.flatMap((language) => (texts[language] ? [[language, hashOfText(texts[language])]] : [])),
  ),
});

export const seededRecord = ({ id, facts, texts }: SeedPassage, now: string): PassageRecord => {
  const record = newPassage({ id, origin: 'seed', language: 'he', facts, text: texts.he, now });
  const each = languages.map((language): [Language, RecordText] => [
    language,
    { ...wordsOfText(texts[language]), version: 1, basis: 1, updated: now },
  ]);
  return { ...record, texts: Object.fromEntries(each) };
};

/** The parts that are still as they were seeded: no one has changed or deleted them since. */
const untouchedParts = (record: PassageRecord, mark: Hashes): Set<Part> => {
  const stored = hashesOf(record);
  return new Set((['facts', ...languages] as const).filter((part) => stored[part] === mark[part]));
};

export const isUntouched = (record: PassageRecord, mark: Hashes): boolean =>
  untouchedParts(record, mark).size === languages.length + 1;

/**
 * The record with the seed's changes since last time, in the parts that no one has changed; undefined where there are
 * none. Translations that are still the seed's are up to date with a source that is.
 */
export const reseeded = (
  record: PassageRecord,
  { seed, mark, now }: { seed: SeedPassage; mark: Hashes; now: string },
): { record: PassageRecord; mark: Hashes } | undefined => {
  const wanted = hashesOf(seed);
  const untouched = untouchedParts(record, mark);
  const changed = new Set(
    (['facts', ...languages] as const).filter((part) => untouched.has(part) && wanted[part] !== mark[part]),
  );
  if (changed.size === 0) return undefined;
  const words = Object.fromEntries(
    languages.flatMap((language): [Language, RecordText][] => {
      const before = record.texts[language];
      if (!changed.has(language)) return before ? [[language, before]] : [];
      const version = (before?.version ?? 0) + 1;
      return [[language, { ...wordsOfText(seed.texts[language]), version, basis: before?.basis ?? 1, updated: now }]];
    }),
  ) as Partial<Record<Language, RecordText>>;
  const source = words[record.sourceLanguage];
  const isSourceSeeded = untouched.has(record.sourceLanguage);
  const texts = Object.fromEntries(
    languages.flatMap((language) => {
      const text = words[language];
      if (!text) return [];
      const isUpToDate = language === record.sourceLanguage || (isSourceSeeded && untouched.has(language));
      return [[language, source && isUpToDate ? { ...text, basis: source.version } : text]];
    }),
  );
  const facts = changed.has('facts') ? { ...seed.facts, version: record.facts.version + 1 } : record.facts;
  return {
    record: { ...record, facts, texts, version: record.version + 1, updated: now },
    mark: { ...mark, ...Object.fromEntries([...changed].map((part) => [part, wanted[part]])) },
  };
};
