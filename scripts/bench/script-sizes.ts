import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

export interface FetchedFile {
  path: string;
  type: string;
  /** Brotli, at the best level that CloudFront's cache would hold. */
  bytes: number;
  text: string;
}

/** The size, in kB, of those of `files` that count. */
export const kilobytes = (files: FetchedFile[], counts: (file: FetchedFile) => boolean = () => true): number =>
  files.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

export const isScript = ({ type }: FetchedFile): boolean => type === 'script';

const administrationNames = /admin|editing|editor|amplify|chart/i;
/**
 * Words that survive minification and identify the editor, MUI's components (the search uses one of their hooks) and
 * the forms.
 */
const administrationWords = /ProseMirror|tiptap|shouldUnregister|\bMui[A-Z]\w/;
/** Code that only administrators need: the area's own, the editor, MUI, forms. */
export const isAdministration = (file: FetchedFile): boolean =>
  isScript(file) && (administrationNames.test(file.path) || administrationWords.test(file.text));

const compressed = new Map<string, number>();
/** Brotli takes long at its best level, and pages share most of their files. */
const brotliSize = (text: Buffer): number => {
  const key = text.toString();
  const bytes = compressed.get(key) ?? brotliCompressSync(text).length;
  compressed.set(key, bytes);
  return bytes;
};

/**
 * Opens pages one after another, each in a browser with an empty cache, and notes which of the site's scripts it loads.
 */
export const withFetchedFiles = async <T>(
  use: (open: (url: string) => Promise<{ page: Page; files: () => Promise<FetchedFile[]> }>) => Promise<T>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<T> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const open = async (url: string) => {
    const page = await browser.newPage();
    await prepare(page);
    const files = new Map<string, Promise<FetchedFile>>();
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (!['document', 'script', 'stylesheet'].includes(type)) return;
      const { pathname: path } = new URL(response.url());
      files.set(
        response.url(),
        response.body().then((body) => ({ path, type, bytes: brotliSize(body), text: `${body}` })),
      );
    });
    await page.goto(url, { waitUntil: 'load' });
    return { page, files: () => Promise.all(files.values()) };
  };
  try {
    return await use(open);
  } finally {
    await browser.close();
  }
};
