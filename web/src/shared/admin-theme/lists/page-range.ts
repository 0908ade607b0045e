import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';

interface Shown {
  /** 0-based. */
  page: number;
  pageSize: number;
  /** How many rows the page has. */
  rows: number;
}

/** `1–10`, or `41` for a single row, to be put into a sentence; undefined for an empty page. */
export const pageRange = ({ page, pageSize, rows }: Shown, language: Language): string | undefined => {
  if (rows === 0) return undefined;
  const first = page * pageSize + 1;
  const last = first + rows - 1;
  const numbers = new Intl.NumberFormat(language);
  return isolate(first === last ? numbers.format(first) : numbers.formatRange(first, last));
};
