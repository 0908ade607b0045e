import { isDeepStrictEqual } from 'node:util';
import type { PassageFacts, PassageText } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { type PassageRecord, type RecordText, writtenLanguages } from './passage-record.ts';

/** The words of a text without its bookkeeping. */
export const wordsOfText = ({ title, text, questions }: PassageText): PassageText => ({ title, text, questions });

export const newPassage = (input: {
  id: string;
  origin: PassageRecord['origin'];
  language: Language;
  facts: PassageFacts;
  text: PassageText;
  now: string;
}): PassageRecord => ({
  ...{ id: input.id, origin: input.origin, version: 1, sourceLanguage: input.language, updated: input.now },
  facts: { ...input.facts, version: 1 },
  texts: { [input.language]: { ...wordsOfText(input.text), version: 1, basis: 1, updated: input.now } },
});

export const withFacts = (record: PassageRecord, facts: PassageFacts, now: string): PassageRecord => ({
  ...record,
  facts: { ...facts, version: record.facts.version + 1 },
  version: record.version + 1,
  updated: now,
});

/** The same words saved again change nothing but say that a translation is up to date. */
export const withText = (record: PassageRecord, language: Language, text: PassageText, now: string): PassageRecord => {
  const { sourceLanguage } = record;
  const before = record.texts[language];
  const isSame = before !== undefined && isDeepStrictEqual(wordsOfText(before), wordsOfText(text));
  const version = isSame ? before.version : (before?.version ?? 0) + 1;
  const basis = language === sourceLanguage ? version : (record.texts[sourceLanguage]?.version ?? 1);
  const after: RecordText = { ...wordsOfText(text), version, basis, updated: isSame ? before.updated : now };
  return {
    ...record,
    texts: { ...record.texts, [language]: after },
    version: record.version + 1,
    updated: now,
  };
};

/** Where the source goes, the first language that is left becomes the source, and the others count as up to date with it. */
export const withoutText = (record: PassageRecord, language: Language, now: string): PassageRecord => {
  const texts: PassageRecord['texts'] = { ...record.texts };
  delete texts[language];
  const rest = { ...record, texts, version: record.version + 1, updated: now };
  const [sourceLanguage] = writtenLanguages(rest);
  if (language !== record.sourceLanguage || sourceLanguage === undefined) return rest;
  const basis = texts[sourceLanguage]?.version ?? 1;
  const followed = writtenLanguages(rest).flatMap((each) => {
    const text = texts[each];
    return text ? [[each, { ...text, basis }] as const] : [];
  });
  return { ...rest, sourceLanguage, texts: Object.fromEntries(followed) };
};
