import type { Language } from '#contracts/text/language.ts';

/**
 * Spreadsheets run a cell that begins with one of these characters as a formula; some also accept the full-width forms
 * of East Asian keyboards (OWASP, "CSV Injection"). A quote before it makes the cell text. Marks of direction may stand before it.
 */
const formulaStart = /^[\u200E\u200F\u2066-\u2069]*[=+\-@＝＋－＠\t\r\n]/;

/** Text, or a number that a spreadsheet is to count with: it runs nothing, so `-7` stays as it is. */
export type Cell = string | number;

/** Where numbers have a decimal comma, spreadsheets expect a semicolon between cells, and open a file with commas as one column. */
const hasDecimalComma: Record<Language, boolean> = { he: false, en: false, ru: true, fr: true, es: true };

const cell = (value: Cell, language: Language): string => {
  if (typeof value === 'number') return `"${hasDecimalComma[language] ? String(value).replace('.', ',') : value}"`;
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows in the form of RFC 4180, each with its line end, as spreadsheets in the language read them. */
export const toCsv = (rows: readonly (readonly Cell[])[], language: Language): string =>
  rows
    .map((row) => `${row.map((value) => cell(value, language)).join(hasDecimalComma[language] ? ';' : ',')}\r\n`)
    .join('');

/** The byte order mark, without which spreadsheets read Hebrew as Latin letters. */
export const byteOrderMark = '\uFEFF';
