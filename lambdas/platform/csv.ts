/**
 * Spreadsheets run a cell that begins with one of these characters as a formula; some also accept the full-width forms
 * of East Asian keyboards (OWASP, "CSV Injection"). A quote before it makes the cell text.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

const cell = (value: string): string => {
  const text = formulaStart.test(value) ? `'${value}` : value;
  // All cells are quoted, because the separator that spreadsheets expect depends on the reader's country.
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows in the form of RFC 4180, each with its line end. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The byte order mark, without which spreadsheets read Hebrew as Latin letters. */
export const byteOrderMark = '\uFEFF';
