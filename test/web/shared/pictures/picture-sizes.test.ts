import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureSizes } from '#web/shared/pictures/picture-sizes.ts';
import { canvas } from './canvas.ts';

afterEach(() => vi.unstubAllGlobals());

const photograph = new Blob(['x'.repeat(9000)], { type: 'image/jpeg' });
const half = (width: number) => width / 2;

describe('a picture before it is uploaded', () => {
  it('is made into two WebPs as a cover, upright and in proportion', async () => {
    const drawn = canvas({ width: 4000, height: 2250, bytes: half });
    const { main, small } = await pictureSizes(photograph, 'cover');
    expect(drawn).toEqual([
      { width: 1600, height: 900 },
      { width: 800, height: 450 },
    ]);
    expect([main, small].map((blob) => [blob?.type, blob?.size])).toEqual([
      ['image/webp', 800],
      ['image/webp', 400],
    ]);
  });

  it.each([
    ['text', 1200],
    ['card', 800],
  ] as const)('is made into one for a %s, %i pixels wide at most', async (use, width) => {
    const drawn = canvas({ width: 4000, height: 4000, bytes: half });
    expect((await pictureSizes(photograph, use)).small).toBeUndefined();
    expect(drawn).toEqual([{ width, height: width }]);
  });

  it('is never made larger, and has no second size where the first is small', async () => {
    const drawn = canvas({ width: 640, height: 480, bytes: half });
    expect((await pictureSizes(photograph, 'cover')).small).toBeUndefined();
    expect(drawn).toEqual([{ width: 640, height: 480 }]);
  });

  it('stays as it came where a WebP would be heavier, and its second size may still be lighter', async () => {
    canvas({ width: 1600, height: 900, bytes: (width) => (width > 800 ? 9000 : 8000) });
    const { main, small } = await pictureSizes(photograph, 'cover');
    expect(main).toBe(photograph);
    expect(small?.size).toBe(8000);
    canvas({ width: 1600, height: 900, bytes: () => 9000 });
    expect(await pictureSizes(photograph, 'cover')).toEqual({ main: photograph });
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/png', 'image/png'],
    ['image/webp', 'image/jpeg'],
    ['image/avif', 'image/jpeg'],
  ])('comes into a mail in a format that mail programs show: %s as %s', async (from, type) => {
    const drawn = canvas({ width: 4000, height: 2000, bytes: half });
    const { main, small } = await pictureSizes(new Blob(['x'.repeat(9000)], { type: from }), 'mail');
    expect([main.type, main.size, small]).toEqual([type, 560, undefined]);
    expect(drawn).toEqual([{ width: 1120, height: 560 }]);
  });

  it('comes into a mail as a JPEG even where that is heavier, unless it is one already', async () => {
    const webp = new Blob(['x'], { type: 'image/webp' });
    canvas({ width: 1120, height: 560, bytes: () => 10_000 });
    expect((await pictureSizes(webp, 'mail')).main.type).toBe('image/jpeg');
    expect((await pictureSizes(photograph, 'mail')).main).toBe(photograph);
  });

  it('stays as it came where the browser cannot decode or encode it', async () => {
    canvas({ width: 1600, height: 900, bytes: half });
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    expect(await pictureSizes(photograph, 'cover')).toEqual({ main: photograph });
    const bytes = () => {
      throw new Error('no memory');
    };
    canvas({ width: 1600, height: 900, bytes });
    expect(await pictureSizes(photograph, 'cover')).toEqual({ main: photograph });
  });
});
