import type { Language } from '#contracts/text/language.ts';
import { wordsOf } from '#lambdas/knowledge/search.ts';

/** Numbers as words, from two on: `one` says too many other things. Each line: the number, then its forms. */
const words: Record<Language, string> = {
  he: `2 שניים שתיים שני שתי שנתיים שבועיים חודשיים יומיים שעתיים;3 שלוש שלושה שלושת;4 ארבע ארבעה;5 חמש חמישה;6 שש שישה;7 שבע שבעה;8 שמונה;9 תשע תשעה;
    10 עשר עשרה;11 אחת-עשרה;12 שתים-עשרה;20 עשרים;30 שלושים;40 ארבעים;50 חמישים;100 מאה`,
  en: '2 two twice;3 three;4 four;5 five;6 six;7 seven;8 eight;9 nine;10 ten;11 eleven;12 twelve;13 thirteen;14 fourteen;15 fifteen;16 sixteen;18 eighteen;20 twenty;30 thirty;40 forty;50 fifty;100 hundred',
  ru: `2 два две двух двум двумя дважды;3 три трех трем тремя;4 четыре четырех;5 пять пяти;6 шесть шести;7 семь семи;8 восемь восьми;9 девять девяти;10 десять десяти;
    11 одиннадцать одиннадцати;12 двенадцать двенадцати;15 пятнадцать пятнадцати;20 двадцать двадцати;30 тридцать тридцати;40 сорок;50 пятьдесят;100 сто`,
  fr: '2 deux;3 trois;4 quatre;5 cinq;6 six;7 sept;8 huit;9 neuf;10 dix;11 onze;12 douze;13 treize;14 quatorze;15 quinze;16 seize;20 vingt;30 trente;40 quarante;50 cinquante;100 cent',
  es: '2 dos;3 tres;4 cuatro;5 cinco;6 seis;7 siete;8 ocho;9 nueve;10 diez;11 once;12 doce;13 trece;14 catorce;15 quince;16 dieciseis;20 veinte;30 treinta;40 cuarenta;50 cincuenta;100 cien ciento',
};

const tableOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    words[language].split(';').flatMap((row) => {
      const [digits = '', ...forms] = row.trim().split(/\s+/);
      return forms.map((form): [string, string] => [wordsOf(form).join(' '), digits]);
    }),
  );
const tables: Record<Language, ReadonlyMap<string, string>> = {
  he: tableOf('he'),
  en: tableOf('en'),
  ru: tableOf('ru'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};

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
  const table = tables[language];
  const rest = language === 'he' ? word.replace(/^ו?[שהבלכמ]{0,2}(?=\p{L}{3})/u, '') : word;
  return table.get(word) ?? table.get(rest);
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
