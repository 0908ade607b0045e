import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import type { Complaint } from '../language/danger-table.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { LanguageTables } from '../language/tables.ts';
import { type Aged, isBornLate, isGrownUp, withoutAllowedAge, withoutPractice } from './child-age.ts';
import { withoutDenied } from './denied.ts';
import { withoutKnots } from './knots.ts';
import { withoutShoeTrouble } from './shoe-trouble.ts';

/** The warnings that come before anything else, in this order. */
export const dangers = ['eating', 'young', 'clearance', 'health', 'pain'] as const;
export type Danger = (typeof dangers)[number];

/** A child, or a user who asks for permission: the answer then explains how to get leave. */
export const asksLeave = (stated: readonly Danger[]): boolean =>
  stated.includes('young') || stated.includes('clearance');

/** At the beginning of a word. */
const startOf = ({ prefix }: LanguageTables): string => `(?<![\\p{L}\\p{N}])${prefix ?? ''}`;
/** An age is not looked for behind French prefixes: who began "qu’à 11 ans" may be older. */
const startOfAge = (table: LanguageTables, language: Language): string =>
  startOf(language === 'he' ? table : { ...table, prefix: '' });

/** How many words may stand between a part of the body and what is wrong with it. */
const between = '(?: [\\p{L}\\d]+){0,5} ';
/** A part of the body beside what is wrong with it. */
const complaintOf = (
  { joined = '' }: LanguageTables,
  { parts, states }: Pick<Complaint, 'parts' | 'states'>,
): string => {
  const next = `\\p{L}*${between}${joined}`;
  return `(?:${parts})${next}(?:${states})|(?:${states})${next}(?:${parts})`;
};

const each = (patternOf: (table: LanguageTables, language: Language) => string): Record<Language, RegExp> =>
  inEach((table, language) => new RegExp(patternOf(table, language), 'u'));
const young = each((table, language) => `${startOfAge(table, language)}(?:${table.dangers.young})(?![\\p{L}\\p{N}])`);
const patterns = {
  eating: each((table) => `${startOf(table)}(?:${table.dangers.eating})`),
  clearance: each((table) => `${startOf(table)}(?:${table.dangers.clearance})`),
  health: each((table) => `${startOf(table)}(?:${table.dangers.health})`),
  pain: each(
    (table) =>
      `${startOf(table)}(?:${table.dangers.pain}|${table.dangers.complaint.alone}|${table.dangers.nail}|${table.dangers.tears.cries})`,
  ),
  /** A part of the body beside what is wrong with it. */
  complaint: each((table) => `${startOf(table)}(?:${complaintOf(table, table.dangers.complaint)})`),
};
const cries = inEach(({ dangers: { tears } }) => ({
  cries: beginning(tears.cries, 'gu'),
  longing: beginning(tears.longing),
}));
const released = inEach(({ dangers: { released: words } }) => ({
  said: beginning(words.said, 'gu'),
  operations: beginning(words.operations, 'gu'),
}));

/** Remedies for pain have the same names everywhere, and who names one has had some. */
const remedies =
  /(?<!\p{L})[והבלכמש]{0,2}(?:ibuprof|advil|nurofen|paracetamol|tylenol|aspirin|naproxen|diclofenac|voltar|doliprane|nolotil|אדוויל|נורופן|אקמול|אופטלגין|איבופרופן|нурофен|ибупрофен|парацетамол|кетонал|кетан|найз|диклофенак|пенталгин|анальгин|вольтарен|обезболива)/u;

/** Possible signs of pain, and of heart trouble. */
const possible = inEach((table) => {
  const { possible: may, complaint } = table.dangers;
  const of = (words: string): RegExp => new RegExp(`${startOf(table)}(?:${words})`, 'u');
  return {
    pain: of(`${may.pain}|${complaintOf(table, { parts: complaint.parts, states: may.states })}`),
    health: of(may.health),
  };
});

/** A warning does not depend on the page's language. */
const painAnywhere = wholeWords(inAll(({ dangers }) => dangers.painWords));
const harmless = wholeWords(
  inAll(({ dangers }) => dangers.harmless),
  'gu',
);
/** The rest of what is said with it stays. */
const longAgo = wholeWords(
  inAll(({ dangers }) => dangers.longAgo),
  'gu',
);

const returning = each((table) => `${startOf(table)}(?:${table.dangers.returning})`);
const alarming = each((table) => `${startOf(table)}(?:${table.dangers.alarm})`);
const plain = (folded: string): string =>
  folded
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .replaceAll(harmless, '')
    .replaceAll(longAgo, '')
    .trim();

/** All that a message says about dangers. */
export interface StatedDangers {
  dangers: readonly Danger[];
  /** Dangers that are only possible, where no pain, illness or eating is clearly stated: no answer begins with one. */
  possible: readonly Danger[];
  /** Pain in a word of its own, and not only a part of the body beside something that may be wrong with it. */
  isPainNamed: boolean;
  /** Names a sign for which no shoe is advised: numbness, sharp pain, swelling, blood. */
  isAlarming: boolean;
  /** Speaks of an injury or an operation that is over. */
  isReturning: boolean;
}

/** An age under twelve, by itself, a year of birth or a class of a school. */
const isYoung = (folded: string, language: Language, aged: Aged): boolean => {
  if (isGrownUp(folded, language)) return false;
  const text = withoutAllowedAge(withoutKnots(plain(withoutPractice(folded, language))), aged.isCleared);
  return young[language].test(text) || isBornLate(folded, language, aged);
};

/** Without the tears of who cries for shoes that others have. */
const withoutLonging = (sentence: string, language: Language): string =>
  cries[language].longing.test(sentence) ? sentence.replaceAll(cries[language].cries, ' ') : sentence;

/** Everything in a folded question that calls for a teacher or a doctor first; pain in any language that names it. */
export const dangersIn = (
  folded: string,
  language: Language,
  aged: Aged = { year: undefined, isCleared: false },
): StatedDangers => {
  const stated = plain(folded);
  const { said, operations } = released[language];
  const isReleased = stated.search(said) >= 0;
  const withoutRelease = (text: string): string =>
    isReleased ? text.replaceAll(said, ' ').replaceAll(operations, ' ') : text;
  const sentences = folded.split(/[.?!;…()\n]+/u);
  const undenied = sentences.map(withoutDenied);
  // A trouble belongs to a part of the body that stands in the same sentence.
  const complaints = undenied.map((one) =>
    withoutShoeTrouble(withoutKnots(withoutRelease(plain(withoutLonging(one, language)))), language),
  );
  const isStated = (...signs: readonly RegExp[]): boolean =>
    complaints.some((sentence) => signs.some((sign) => sign.test(sentence)));
  const isAlarming = alarming[language].test(withoutShoeTrouble(stated, language));
  const text = withoutKnots(stated);
  const undeniedText = withoutKnots(plain(undenied.join('. ')));
  // A message that nothing hurts is about a shoe that presses, not about pain.
  const isPainDenied = undenied.some((one, place) => one !== sentences[place]);
  const isComplaint = isStated(patterns.complaint[language]);
  const isPainNamed = isStated(patterns.pain[language], alarming[language], painAnywhere) || remedies.test(text);
  const isSaid: Record<Danger, boolean> = {
    eating: patterns.eating[language].test(text),
    young: isYoung(folded, language, aged),
    clearance: patterns.clearance[language].test(withoutRelease(text)),
    health: patterns.health[language].test(withoutRelease(undeniedText)),
    pain: isPainNamed || (isComplaint && !isPainDenied),
  };
  const isSure = isSaid.eating || isSaid.health || isSaid.pain;
  const isPossible = {
    pain: isComplaint || isReleased || isStated(possible[language].pain),
    health: isStated(possible[language].health),
  };
  return {
    dangers: dangers.filter((danger) => isSaid[danger]),
    possible: isSure ? [] : (['pain', 'health'] as const).filter((danger) => isPossible[danger]),
    isPainNamed,
    isAlarming,
    isReturning: returning[language].test(undeniedText),
  };
};
