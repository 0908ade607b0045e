import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Picture, PostCard } from '#contracts/blog/endpoints.ts';
import { PostCover } from '#web/features/blog/components/post-cover.tsx';

const post = (cover: Picture): PostCard => ({
  ...{ id: 'a', slug: 'a', title: 'A', excerpt: '', language: 'en', author: 'Dana', tags: [], coverAlt: 'A shoe' },
  ...{ publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', readingMinutes: 1, cover },
});
const shown = (cover: Picture, isFirst = true) =>
  renderToStaticMarkup(<PostCover post={post(cover)} isFirst={isFirst} sizes="50vw" />);
const large = { src: '/images/pictures/large.webp', width: 1600, height: 900 };
const small = { src: '/images/pictures/small.webp', width: 800, height: 450 };

describe("a post's cover", () => {
  it('leaves the choice of its size to the browser, and its room is kept', () => {
    const image = shown({ ...large, small });
    expect(image).toContain('srcSet="/images/pictures/small.webp 800w, /images/pictures/large.webp 1600w"');
    expect(image).toContain('sizes="50vw"');
    expect(image).toContain('width="1600" height="900"');
  });

  it('comes as it is where there is one size only', () => {
    expect(shown(large)).not.toMatch(/srcSet|sizes/);
    expect(shown(large)).toContain('src="/images/pictures/large.webp"');
  });

  it('comes first where the page opens with it, else when it is near', () => {
    expect(shown(large)).toContain('fetchPriority="high"');
    expect(shown(large, false)).toContain('loading="lazy"');
  });
});
