import { describe, expect, it } from 'vitest';
import { postDetailsSchema } from '#contracts/blog/drafts.ts';

const accepts = (cover: unknown) => postDetailsSchema.safeParse({ author: 'Dana Levi', tags: [], cover }).success;
const size = (src: string) => ({ src, width: 800, height: 450 });

describe("a post's cover", () => {
  const cover = size('/images/pictures/large.webp');

  it('has a second size for narrow screens, or none [Q-045]', () => {
    expect(accepts(cover)).toBe(true);
    expect(accepts({ ...cover, small: size('/images/pictures/small.webp') })).toBe(true);
  });

  it("shows the site's own pictures only, in both sizes", () => {
    expect(accepts(size('https://elsewhere.example/a.webp'))).toBe(false);
    expect(accepts({ ...cover, small: size('https://elsewhere.example/a.webp') })).toBe(false);
    expect(accepts({ ...cover, small: { ...size('/images/pictures/small.webp'), onerror: 'x' } })).toBe(false);
  });
});
