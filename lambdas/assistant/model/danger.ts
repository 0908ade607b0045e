import { foldPhrase } from '#contracts/text/folding.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { alarmPatterns } from './alarm-patterns.ts';
import { clearancePatterns } from './clearance-patterns.ts';
import { complaintPatterns } from './complaint-patterns.ts';
import { withoutDenied } from './denied.ts';
import { eatingPatterns } from './eating-patterns.ts';
import { healthPatterns } from './health-patterns.ts';
import { withoutKnots } from './knots.ts';
import { nailPatterns } from './nail-patterns.ts';
import { painPatterns } from './pain-patterns.ts';
import { returnPatterns } from './return-patterns.ts';
import { youngPatterns } from './young-patterns.ts';

/** What must be said before anything else, whoever answers. */
export type Danger = 'eating' | 'pain' | 'health' | 'young' | 'clearance';

/** What is written together with a word: Hebrew prefixes, and French ones before a vowel, as in "l’asthme". */
const prefixes: Partial<Record<Language, string>> = {
  he: 'ו?[שהבלכמ]{0,2}',
  fr: '(?:(?:[cdjlmnst]|qu)(?=[aehiouyœ]))?',
};

/** At the beginning of a word. An age is not looked for behind French prefixes: who began "qu’à 11 ans" may be older. */
const startOf = (language: Language, hasPrefix = true) =>
  `(?<![\\p{L}\\p{N}])${hasPrefix ? (prefixes[language] ?? '') : ''}`;
const each = (patternOf: (language: Language) => string) =>
  new Map(languages.map((language) => [language, new RegExp(patternOf(language), 'u')]));
const patterns: [Danger, Map<Language, RegExp>][] = [
  ['eating', each((language) => `${startOf(language)}(?:${eatingPatterns[language]})`)],
  [
    'young',
    each((language) => `${startOf(language, language === 'he')}(?:${youngPatterns[language]})(?![\\p{L}\\p{N}])`),
  ],
  ['clearance', each((language) => `${startOf(language)}(?:${clearancePatterns[language]})`)],
  ['health', each((language) => `${startOf(language)}(?:${healthPatterns[language]})`)],
  [
    'pain',
    each(
      (language) =>
        `${startOf(language)}(?:${painPatterns[language]}|${complaintPatterns[language]}|${nailPatterns[language]})`,
    ),
  ],
];

/** Whole words of pain that mean nothing else in the other languages of their letters: a warning does not depend on the page's language. */
const painAnywhere =
  /(?<!\p{L})(?:pain|painful|hurts?|hurting|aches?|sore|swollen|bleeding|numb|numbness|injur(?:y|ed)|sprain(?:ed)?|douleurs?|douloureux|blessures?|gonflee?s?|engourdie?s?|dolor(?:es)?|duelen?|lesion(?:ada)?|hinchad[oa]s?|sangra|כואב(?:ת|ים|ות)?|כאבים|болит|болят|боль|больно|травма|немеют)(?!\p{L})/u;
/** Words that mean no harm in another language: French bread. */
const harmless = /(?<!\p{L})pains? (?:au|aux|de|d)(?!\p{L})/gu;

/** An injury of one's childhood, told to explain the feet that one has; what else is told with it stays. */
const longAgo =
  /(?<!\p{L})(?:(?:broke|broken|fractured|sprained|injured) (?:\p{L}+ ){1,3}as a (?:kid|child)|(?:שברתי|נשברה? לי|נקעתי) (?:\p{L}+ ){0,3}(?:בילדות|כשהייתי ילדה?|בתור ילדה?)|(?:сломала?|вывихнула?) (?:\p{L}+ ){0,3}в детстве|в детстве (?:\p{L}+ ){0,2}(?:сломала?|вывихнула?)|(?:casse|fracture|foule) (?:\p{L}+ ){1,4}(?:quand j ?etais (?:petite?|enfant)|dans mon enfance)|(?:rompi|fracture|torci) (?:\p{L}+ ){1,4}(?:de (?:nin|pequen)[ao]|en mi infancia))(?!\p{L})/gu;

const returning = each((language) => `${startOf(language)}(?:${returnPatterns[language]})`);
const alarming = each((language) => `${startOf(language)}(?:${alarmPatterns[language]})`);
const plain = (folded: string): string =>
  folded
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .replaceAll(harmless, '')
    .replaceAll(longAgo, '')
    .trim();

/** Whether the question speaks of an injury or an operation that is over. */
export const isReturning = (question: string, language: Language): boolean =>
  returning.get(language)?.test(plain(foldPhrase(question))) ?? false;

/** Whether the question tells of a sign for which no shoe is advised: numbness, sharp pain, swelling, blood. */
export const isAlarming = (question: string, language: Language): boolean =>
  alarming.get(language)?.test(plain(foldPhrase(question))) ?? false;

/** What in a question calls for a teacher or a doctor first; pain in whatever language it is named. */
export const dangersIn = (question: string, language: Language): Danger[] => {
  const folded = foldPhrase(question);
  const text = withoutKnots(plain(folded));
  const complaints = withoutKnots(plain(withoutDenied(folded)));
  return patterns.flatMap(([danger, byLanguage]) => {
    const isSaid =
      danger === 'pain'
        ? byLanguage.get(language)?.test(complaints) || painAnywhere.test(complaints)
        : byLanguage.get(language)?.test(text);
    return isSaid ? [danger] : [];
  });
};
