import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteFile } from '#contracts/render/rendering.ts';

/** An object of the site bucket. */
export interface StoredCopy {
  key: string;
  contentType: string;
  contentEncoding?: 'br';
  body: string | Buffer;
}

const pages = '_pages/';
/** For readers whose browser takes no brotli (`infra/edge/page-request.ts`). */
const plainPages = `${pages}plain/`;

const isPage = (key: string): boolean => key.startsWith(pages);
const plainKey = (key: string): string => plainPages + key.slice(pages.length);

/** The keys under which a file is stored. */
export const copyKeys = (key: string): string[] => (isPage(key) ? [key, plainKey(key)] : [key]);

/** The file that an object is a copy of. */
export const keyOfFile = (key: string): string =>
  key.startsWith(plainPages) ? pages + key.slice(plainPages.length) : key;

const compress = (text: string): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

let last: { text: string; compressed: Promise<Buffer> } | undefined;
/** The files of a post follow each other and are the same under each of its slugs. */
const compressOnce = (text: string): Promise<Buffer> => {
  if (last?.text !== text) last = { text, compressed: compress(text) };
  return last.compressed;
};

/**
 * A page is compressed once, when it is drawn, and as strongly as it can be: CloudFront would do it with each copy that it
 * fetches, in a hurry, and the page would be a tenth larger.
 */
export const storedCopies = async ({ key, contentType, text }: SiteFile & { text: string }): Promise<StoredCopy[]> =>
  isPage(key)
    ? [
        { key, contentType, contentEncoding: 'br', body: await compressOnce(text) },
        { key: plainKey(key), contentType, body: text },
      ]
    : [{ key, contentType, body: text }];
