/**
 * Spreadsheets run a cell that begins with one of these characters as a formula; some also accept the full-width forms
 * of East Asian keyboards (OWASP, "CSV Injection"). A quote before it makes the cell text. Marks of direction may stand before it.
 */
const formulaStart = /^[\u200E\u200F\u2066-\u2069]*[=+\-@＝＋－＠\t\r\n]/;

/** Text, or a number that a spreadsheet is to count with: it runs nothing, so `-7` stays as it is. */
export type Cell = string | number;

const cell = (value: Cell): string => {
  if (typeof value === 'number') return `"${value}"`;
  const text = formulaStart.test(value) ? `'${value}` : value;
  // All cells are quoted, because the separator that spreadsheets expect depends on the reader's country.
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows in the form of RFC 4180, each with its line end. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The byte order mark, without which spreadsheets read Hebrew as Latin letters. */
export const byteOrderMark = '\uFEFF';
