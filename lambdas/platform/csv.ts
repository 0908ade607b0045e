/**
 * Spreadsheets run a cell that begins so as a formula, some also by the full-width signs of East Asian keyboards (OWASP, "CSV
 * Injection"); a quote before it makes it text.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

const cell = (value: string): string => {
  const text = formulaStart.test(value) ? `'${value}` : value;
  // All cells in quotes: what separates cells depends on the reader's country.
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows as RFC 4180 writes them, each with its line end. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Without it, spreadsheets read Hebrew as Latin letters. */
export const byteOrderMark = '\uFEFF';
