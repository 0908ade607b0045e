import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { copyKeys, keyOfFile, storedCopies } from '#lambdas/render/model/stored-copies.ts';

const html = 'text/html; charset=utf-8';

describe('a file of the site', () => {
  it('is stored compressed and plain, if it is a page', async () => {
    const text = '<p>נעלי פוינט</p>'.repeat(100);
    const [compressed, plain, ...others] = await storedCopies({
      key: '_pages/he/blog/a.html',
      contentType: html,
      text,
    });
    expect(compressed).toMatchObject({ key: '_pages/he/blog/a.html', contentType: html, contentEncoding: 'br' });
    expect(`${brotliDecompressSync(compressed?.body ?? '')}`).toBe(text);
    expect(compressed?.body.length).toBeLessThan(100);
    expect(plain).toEqual({ key: '_pages/plain/he/blog/a.html', contentType: html, body: text });
    expect(others).toEqual([]);
  });

  it('is stored as it is, if it is another', async () => {
    const feed = { key: 'feed-he.xml', contentType: 'application/xml' };
    expect(await storedCopies({ ...feed, text: '<rss/>' })).toEqual([{ ...feed, body: '<rss/>' }]);
    expect(copyKeys('feed-he.xml')).toEqual(['feed-he.xml']);
  });

  it('is known by each of its copies', () => {
    for (const key of ['_pages/he/index.html', 'sitemap.xml'])
      for (const copy of copyKeys(key)) expect(keyOfFile(copy)).toBe(key);
  });
});
