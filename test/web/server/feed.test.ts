import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostCard } from '#contracts/blog/endpoints.ts';
import { escapeXml } from '#web/server/escape-xml.ts';
import { feed } from '#web/server/feed.ts';

const post = (change: Partial<PostCard>): PostCard => ({
  id: 'a',
  slug: 'נעליים',
  title: 'A',
  excerpt: 'B',
  language: 'he',
  author: 'C',
  tags: [],
  coverAlt: '',
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  readingMinutes: 1,
  ...change,
});
const feedOf = (posts: PostCard[]) =>
  feed({ origin: 'https://pointe.example', language: 'he', title: 'T', description: 'D', posts });

describe('the feed of a language', () => {
  it('names each post with its address, day and author [S-022]', () => {
    const text = feedOf([post({})]);
    expect(text).toContain('<link>https://pointe.example/blog/%D7%A0%D7%A2%D7%9C%D7%99%D7%99%D7%9D?lang=he</link>');
    expect(text).toContain('<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>');
    expect(text).toContain('<dc:creator>C</dc:creator>');
    expect(text).toContain('<lastBuildDate>Mon, 02 Nov 2026 08:00:00 GMT</lastBuildDate>');
  });

  it('has the same post under another address as the same one', () => {
    const guid = (change: Partial<PostCard>) => /<guid[^>]*>[^<]*<\/guid>/.exec(feedOf([post(change)]))?.[0];
    expect(guid({})).toBe('<guid isPermaLink="false">pointe.example:a:he</guid>');
    expect(guid({ slug: 'other' })).toBe(guid({}));
    expect(guid({ id: 'b' })).not.toBe(guid({}));
  });

  it('is a feed without posts too', () => {
    expect(feedOf([])).toContain('</channel></rss>');
  });

  it('stays one, whatever a writer writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const inner = escapeXml(words);
        expect(inner).not.toMatch(/[<>"']|&(?!#\d+;)/);
        expect(inner).not.toMatch(/(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/u);
        expect(feedOf([post({ title: words })]).match(/<item>/g)).toHaveLength(1);
      }),
    );
  });
});
