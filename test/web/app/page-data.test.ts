import { describe, expect, it } from 'vitest';
import { pageDataId, readPageData, slugOfAddress } from '#web/app/page-data.ts';

/** A document with this data. */
const documentWith = (data: unknown) =>
  ({ getElementById: (id: string) => (id === pageDataId ? { textContent: JSON.stringify(data) } : null) }) as Document;

const page = (key: unknown[]) => documentWith({ language: 'he', kind: 'page', queries: [[key, 'post']], site: {} });

describe('the data of a page', () => {
  it.each(['/blog/כמה-קשיח', '/blog/%D7%9B%D7%9E%D7%94-%D7%A7%D7%A9%D7%99%D7%97', '/blog/כמה-קשיח/'])(
    'are those of the slug by which it was asked for: %s',
    (pathname) => {
      const { queries } = readPageData(page(['post', slugOfAddress, 'he']), { pathname });
      expect(queries).toEqual([[['post', 'כמה-קשיח', 'he'], 'post']]);
    },
  );

  it('are as they were drawn, where they name no slug', () => {
    const { queries } = readPageData(page(['post-list', 'he', 1, '']), { pathname: '/blog' });
    expect(queries).toEqual([[['post-list', 'he', 1, ''], 'post']]);
  });

  it('must be there', () => {
    expect(() => readPageData(documentWith(null), { pathname: '/' })).toThrow('No page data');
  });
});
