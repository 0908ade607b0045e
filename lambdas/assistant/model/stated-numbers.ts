import { type Language, languages } from '#contracts/text/language.ts';
import { wordsOf } from '#lambdas/knowledge/search.ts';
import type { Currency, Unit } from '../language/reply-table.ts';
import { inAllReplies, replyTables } from '../language/reply-tables.ts';

const tables = new Map(
  languages.map((language) => [
    language,
    new Map(
      replyTables[language].numbers.split(';').flatMap((row) => {
        const [digits = '', ...forms] = row.trim().split(/\s+/);
        return forms.map((form): [string, string] => [wordsOf(form).join(' '), digits]);
      }),
    ),
  ]),
);

/** `1,200` and `1 200` are `1200`; `5,5` is `5.5`. */
const plain = (number: string): string =>
  number.replaceAll(/[,.\u00A0\u202F](?=\d{3}(?!\d))/g, '').replaceAll(/[,:]/g, '.');

const unitNames = ['year', 'month', 'week', 'day', 'hour', 'minute', 'millimetre', 'centimetre'] as const;
const wordsOfUnit = (unit: Unit): string => inAllReplies(({ units }) => units[unit]);
/** Stands after a number. */
const units: readonly [Unit, RegExp][] = [
  ...unitNames.map((unit): [Unit, RegExp] => [unit, new RegExp(`^(?:${wordsOfUnit(unit)})(?!\\p{L})`, 'u')]),
  ['percent', new RegExp(`^(?:%|${wordsOfUnit('percent')})`, 'u')],
];
/** A range shares its unit: `10-20 hours`. */
const range = new RegExp(
  `^(?:\\s*(?:[-–—]|${inAllReplies((table) => table.range)})\\s*\\d+(?:[.,]\\d+)?)*[\\s-]*`,
  'u',
);
const unitAfter = (rest: string): string | undefined => {
  const next = rest
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replace(range, '');
  return units.find(([, pattern]) => pattern.test(next))?.[0];
};

/** The sign of a currency, and its code. */
const signs: Record<Currency, [string, string]> = {
  dollar: ['\\$', 'usd'],
  euro: ['€', 'eur(?:os?)?(?!\\p{L})'],
  shekel: ['₪', 'nis(?!\\p{L})'],
  pound: ['£', 'gbp'],
  rouble: ['₽', 'rub(?!\\p{L})'],
};
const currencyNames = ['dollar', 'euro', 'shekel', 'pound', 'rouble'] as const;
const currencies = currencyNames.map((name) => {
  const [sign, code] = signs[name];
  const words = inAllReplies((table) => table.currencies[name]);
  return { name, pattern: new RegExp(`${sign}|(?<!\\p{L})(?:${code}|${words})`, 'iu') };
});

/** In Hebrew also with what is written together with it. */
const numberOf = (word: string, language: Language): string | undefined => {
  const table = tables.get(language);
  const rest = language === 'he' ? word.replace(/^ו?[שהבלכמ]{0,2}(?=\p{L}{3})/u, '') : word;
  return table?.get(word) ?? table?.get(rest);
};

/** The words of a text that are no numbers, which are compared by themselves. */
export const withoutNumbers = (text: string, language: Language): string =>
  wordsOf(text)
    .filter((word) => !/^\d+$/.test(word) && numberOf(word, language) === undefined)
    .join(' ');

/** The figures that a text states: each number, each number with its unit, and each currency. Words of numbers count as figures. */
export const statedNumbers = (text: string, language: Language): Set<string> => {
  const stated = new Set<string>();
  const written = text.replaceAll('½', '.5');
  for (const match of written.matchAll(/\d+(?:[.,:\u00A0\u202F]\d+)*/gu)) {
    const number = plain(match[0]);
    stated.add(number);
    const unit = unitAfter(written.slice(match.index + match[0].length));
    if (unit !== undefined) stated.add(`${number} ${unit}`);
  }
  for (const word of wordsOf(text)) {
    const number = numberOf(word, language);
    if (number !== undefined) stated.add(number);
  }
  for (const { name, pattern } of currencies) if (pattern.test(text)) stated.add(name);
  return stated;
};
