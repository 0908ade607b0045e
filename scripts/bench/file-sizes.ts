import { brotliCompressSync } from 'node:zlib';

export interface FetchedFile {
  path: string;
  type: string;
  /** Brotli, at the best level that CloudFront's cache would hold. */
  bytes: number;
  text: string;
}

/** In kB of brotli: the scripts of a public page before idle or touch, after hydration, with a search, and those that the chat adds. */
export const publicScriptLimits = { beforeIdle: 2, hydrated: 140, withSearch: 144.8, chat: 25 } as const;

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
export const brotliSize = (text: Buffer): number => {
  const key = text.toString();
  const bytes = compressed.get(key) ?? brotliCompressSync(text).length;
  compressed.set(key, bytes);
  return bytes;
};

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Inline scripts are included; each script is compressed by itself. */
export const scriptKilobytes = (files: FetchedFile[]): number => {
  const inline = files
    .filter(({ type }) => type === 'document')
    .flatMap(({ text }) => [...text.matchAll(inlineScript)])
    .map(([, text = '']) => brotliSize(Buffer.from(text)));
  return kilobytes(files, isScript) + inline.reduce((sum, bytes) => sum + bytes, 0) / 1000;
};
