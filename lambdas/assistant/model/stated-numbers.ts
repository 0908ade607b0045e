import { type Language, languages } from '#contracts/text/language.ts';
import { wordsOf } from '#lambdas/knowledge/search.ts';
import { replyTables } from '../language/reply-tables.ts';

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

/** What stands after a number, in five languages, folded: with another unit it is another number. */
const units: Record<string, RegExp> = {
  year: /^(?:years?|שנ(?:ה|ים|ות)|год(?:а|у|ов)?|лет|ans?|annees?|anos?)(?!\p{L})/u,
  month: /^(?:months?|חודש(?:ים)?|месяц\p{L}*|mois|mes(?:es)?)(?!\p{L})/u,
  week: /^(?:weeks?|שבוע(?:ות)?|недел\p{L}*|semaines?|semanas?)(?!\p{L})/u,
  day: /^(?:days?|ימים|יום|дн\p{L}+|день|jours?|dias?)(?!\p{L})/u,
  hour: /^(?:hours?|שע(?:ה|ות)|час(?:а|ов)?|heures?|horas?)(?!\p{L})/u,
  minute: /^(?:minutes?|דק(?:ה|ות)|минут\p{L}*|minutos?)(?!\p{L})/u,
  millimetre: /^(?:mm|millimet\p{L}+|מ"?מ|מילימטר\p{L}*|мм|миллиметр\p{L}*|milimetro\p{L}*)(?!\p{L})/u,
  centimetre: /^(?:cm|centimet\p{L}+|ס"?מ|סנטימטר\p{L}*|см|сантиметр\p{L}*|centimetro\p{L}*)(?!\p{L})/u,
  percent: /^(?:%|percent|אחוז\p{L}*|процент\p{L}*|pour ?cent|por ciento)/u,
};
const unitAfter = (rest: string): string | undefined => {
  // A range shares its unit: `10-20 hours`.
  const next = rest
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replace(/^(?:\s*(?:[-–—]|to|or|and|עד|או|до|или|a|ou|et|o|y)\s*\d+(?:[.,]\d+)?)*[\s-]*/u, '');
  return Object.entries(units).find(([, pattern]) => pattern.test(next))?.[0];
};

const currencies: Record<string, RegExp> = {
  dollar: /\$|(?<!\p{L})(?:usd|dollars?|\p{L}?דולר|доллар|dolar)/iu,
  euro: /€|(?<!\p{L})(?:eur(?:os?)?(?!\p{L})|\p{L}?אירו|\p{L}?יורו|евро)/iu,
  shekel: /₪|(?<!\p{L})(?:nis(?!\p{L})|\p{L}?שקל|ש"ח|шекел|shekel|sekel)/iu,
  pound: /£|(?<!\p{L})(?:gbp|pounds? sterling|ליש"ט|фунт)/iu,
  rouble: /₽|(?<!\p{L})(?:rub(?!\p{L})|руб|רובל|rouble)/iu,
};

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

/** What a text states in figures: each number, each number with its unit, and each currency. Words of numbers count as figures. */
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
  for (const [name, pattern] of Object.entries(currencies)) if (pattern.test(text)) stated.add(name);
  return stated;
};
