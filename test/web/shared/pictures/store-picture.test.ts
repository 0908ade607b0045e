import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureLimit, pictureTypes } from '#contracts/pictures/endpoints.ts';
import { network } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { fileFault, storePicture } from '#web/shared/pictures/store-picture.ts';
import { canvas } from './canvas.ts';

const sent: { url: string; type: string; bytes: number }[] = [];

beforeEach(() => {
  sent.length = 0;
  setCredentials(sessionCredentials);
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      upload: { onprogress?: (event: object) => void } = {};
      onload?: () => void;
      url = '';
      open = (_method: string, url: string) => {
        this.url = url;
      };
      setRequestHeader = () => {};
      send = (file: Blob) => {
        sent.push({ url: this.url, type: file.type, bytes: file.size });
        this.upload.onprogress?.({ loaded: file.size, total: file.size });
        this.onload?.();
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const uploadId = '01234567-89ab-cdef-0123-456789abcdef';
const created = (body: object) => () => Response.json(body, { status: 201 });
const place = (url: string) => created({ uploadId, url, headers: {} });
const added = (src: string, width: number) =>
  created({ src, width, height: width / 2, bytes: width, type: 'image/webp' });
const photograph = new File(['x'.repeat(9000)], 'a.jpg', { type: 'image/jpeg' });
const store = (use: 'cover' | 'text', shares: number[] = [], from = photograph) =>
  storePicture({
    ...{ from, use, faultText: (fault: string) => fault, signal: new AbortController().signal, failureText: 'Failed' },
    onProgress: (share) => shares.push(share),
  });

describe('a photograph', () => {
  it('is uploaded in both sizes as a cover, and says how far it is', async () => {
    canvas({ width: 4000, height: 2000, bytes: (width) => (width === 1600 ? 3000 : 1000) });
    const fetch = network(
      place('/main'),
      added('/images/pictures/l.webp', 1600),
      place('/small'),
      added('/images/pictures/s.webp', 800),
    );
    const shares: number[] = [];
    expect(await store('cover', shares)).toEqual({
      ...{ src: '/images/pictures/l.webp', width: 1600, height: 800 },
      small: { src: '/images/pictures/s.webp', width: 800, height: 400 },
    });
    expect(sent).toEqual([
      { url: '/main', type: 'image/webp', bytes: 3000 },
      { url: '/small', type: 'image/webp', bytes: 1000 },
    ]);
    expect(fetch.mock.calls[0]?.[1].body).toBe(JSON.stringify({ type: 'image/webp', bytes: 3000 }));
    expect(shares).toEqual([0.75, 1]);
  });

  it('is uploaded once for a text', async () => {
    canvas({ width: 4000, height: 2000, bytes: () => 2000 });
    network(place('/main'), added('/images/pictures/t.webp', 1200));
    expect(await store('text')).toEqual({ src: '/images/pictures/t.webp', width: 1200, height: 600 });
    expect(sent).toHaveLength(1);
  });
});

describe('a picture over the limit', () => {
  const large = (type: string) => new File([new Uint8Array(pictureLimit + 1)], 'a', { type });

  it('is made smaller before it is uploaded', async () => {
    canvas({ width: 8000, height: 4000, bytes: () => 2000 });
    network(place('/main'), added('/images/pictures/t.webp', 1200));
    expect(await store('text', [], large('image/jpeg'))).toMatchObject({ width: 1200 });
    expect(sent).toEqual([{ url: '/main', type: 'image/webp', bytes: 2000 }]);
  });

  it('is refused before anything is sent where this browser cannot read it, and so is another kind of file', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
    await expect(store('text', [], large('image/jpeg'))).rejects.toThrow('pictureSize');
    await expect(store('text', [], large('image/gif'))).rejects.toThrow('pictureType');
    expect(sent).toEqual([]);
  });
});

describe('a file before it is uploaded', () => {
  it.each(pictureTypes)('may be %s', (type) => {
    expect(fileFault({ type, size: pictureLimit })).toBeUndefined();
  });

  it.each(['image/svg+xml', 'image/gif', 'text/html', ''])('may not be %s', (type) => {
    expect(fileFault({ type, size: 10 })).toBe('pictureType');
  });

  it('may not be larger than the limit', () => {
    expect(fileFault({ type: 'image/png', size: pictureLimit + 1 })).toBe('pictureSize');
  });
});
