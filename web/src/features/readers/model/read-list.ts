import { importLimits } from '#contracts/newsletter/readers.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { emailSchema } from '#contracts/users/person.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { type ListRow, listRows } from './list-cells.ts';

export interface ListedAddress {
  line: number;
  email: string;
  language: Language;
}

export interface ReadList {
  rows: ListedAddress[];
  /** The lines without an address. */
  wrongLines: number[];
  /** How many rows had an address that stands in an earlier one. */
  repeated: number;
}

const codes = new Map<string, Language>([
  ...languages.flatMap((code) => [[code, code] as const, [languageNames[code].toLowerCase(), code] as const]),
  ['iw', 'he'],
  ['hebrew', 'he'],
  ['english', 'en'],
  ['russian', 'ru'],
  ['french', 'fr'],
  ['spanish', 'es'],
]);

/** `he`, `he-IL` or a name of the language. */
const languageIn = (cell = ''): Language | undefined => {
  const text = cell.normalize('NFC').toLowerCase();
  return codes.get(text) ?? codes.get(text.split(/[-_]/)[0] ?? '');
};

/** The column in which most rows hold something; undefined where none do. */
const columnOf = (rows: readonly ListRow[], holds: (cell: string) => boolean): number | undefined => {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) if (holds(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
};

/** The address in a cell: `Dana <dana@mail.example>`, a link, or with the quote that keeps spreadsheets from counting with it. */
const addressIn = (cell: string): string | undefined => {
  const bare = /<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell;
  const { data } = emailSchema.safeParse(bare.replace(/^mailto:/i, '').replace(/^'(?=[=+\-@])/, ''));
  return data?.toLowerCase();
};

const hasAddress = (cell: string) => cell.includes('@') || cell.includes('＠');

/**
 * The addresses of a pasted or chosen list, each once. Which column holds them, and which the language, is seen from
 * the rows; an address without a language there gets `fallback`. Undefined for a list that is too long.
 */
export const readList = (text: string, fallback: Language): ReadList | undefined => {
  if (text.length > importLimits.bytes) return undefined;
  const found = listRows(text);
  // Pasted in one line, one after the other, with any separator.
  const inOneLine = found.length === 1 ? (text.match(/[^\s<>,;"]+[@＠][^\s<>,;"]+/g) ?? []) : [];
  const rows = inOneLine.length > 1 ? inOneLine.map((cell) => ({ line: 1, cells: [cell] })) : found;
  const column = columnOf(rows, hasAddress) ?? 0;
  const languageColumn = columnOf(rows, (cell) => languageIn(cell) !== undefined);
  const list: ReadList = { rows: [], wrongLines: [], repeated: 0 };
  const seen = new Set<string>();
  for (const [at, { line, cells }] of rows.entries()) {
    const email = addressIn(cells[column] ?? '');
    // The row of headings is no mistake.
    const isHeading = at === 0 && !cells.some(hasAddress) && rows.length > 1;
    if (email === undefined) {
      if (!isHeading) list.wrongLines.push(line);
    } else if (seen.has(email)) list.repeated += 1;
    else {
      seen.add(email);
      const cell = languageColumn === undefined || languageColumn === column ? undefined : cells[languageColumn];
      list.rows.push({ line, email, language: languageIn(cell) ?? fallback });
    }
  }
  return list.rows.length > importLimits.rows ? undefined : list;
};
