import { describe, expect, it } from 'vitest';
import { pageRange } from '#web/shared/admin-theme/lists/page-range.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('the range of rows shown [S-089]', () => {
  it.each([
    ['of the first page', { page: 0, pageSize: 10, rows: 10 }, '1–10'],
    ['of a later page', { page: 3, pageSize: 25, rows: 25 }, '76–100'],
    ['of a last page that is not full', { page: 4, pageSize: 10, rows: 2 }, '41–42'],
    ['of a single row', { page: 4, pageSize: 10, rows: 1 }, '41'],
    ['of more than a thousand', { page: 10, pageSize: 100, rows: 100 }, '1,001–1,100'],
  ])('%s', (_, shown, text) => {
    expect(pageRange(shown, 'en')).toBe(isolated(text));
  });

  it('says nothing of an empty page', () => {
    expect(pageRange({ page: 0, pageSize: 10, rows: 0 }, 'en')).toBeUndefined();
  });

  it('stays left-to-right in a Hebrew sentence', () => {
    expect(pageRange({ page: 0, pageSize: 10, rows: 10 }, 'he')).toBe(isolated('1–10'));
  });
});
