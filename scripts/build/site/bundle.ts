import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import type { PageAssets } from '#contracts/render/rendering.ts';
import type { Language } from '#contracts/text/language.ts';
import type * as EntryServer from '#web/entry-server.tsx';
import { styleRules } from './style-rules.ts';

const root = new URL('../../../', import.meta.url).pathname;
const configFile = join(root, 'scripts/config/vite.config.ts');

/** The cuts that nearly every text of a language needs, named as in `fonts.css`. */
const fontFiles: Record<Language, string[]> = {
  he: ['bellefair-hebrew', 'rubik-hebrew', 'rubik-signs'],
  en: ['bellefair-letters', 'rubik-letters', 'rubik-signs'],
  ru: ['cormorant-cyrillic', 'rubik-cyrillic', 'rubik-signs'],
  fr: ['bellefair-letters', 'rubik-letters', 'rubik-accents', 'rubik-signs'],
  es: ['bellefair-letters', 'rubik-letters', 'rubik-accents', 'rubik-signs'],
};

/** Styles that few pages need. Those carry them like the rules of the stylesheet; the app brings them with the screen's code. */
const stylesOfFewPages = [
  'web/src/features/glossary/components/glossary.css',
  'web/src/shared/page-text/plain-text.css',
];

/** Vite returns one output, several, or a watcher; we ask for one. */
const singleOutput = (result: Awaited<ReturnType<typeof build>>): Rollup.RollupOutput => {
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Vite built something other than one output');
  return output;
};

const one = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The browser build has no ${what}`);
  return value;
};

/**
 * Builds the browser's files into `outDir`, and into `manifest` which of them need which; returns what the pages have to
 * refer to.
 */
export const buildBrowser = async (outDir: string, manifest: string): Promise<PageAssets> => {
  const { output } = singleOutput(
    await build({
      configFile,
      logLevel: 'warn',
      build: {
        outDir,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: [join(root, 'web/src/starter.ts'), join(root, 'web/src/main.tsx')],
          preserveEntrySignatures: 'strict',
        },
      },
    }),
  );
  const css = one(
    output.find(({ fileName }) => fileName.endsWith('.css')),
    'stylesheet',
  ).fileName;
  const entry = (name: string) =>
    one(
      output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name),
      name,
    ) as Rollup.OutputChunk;
  const starter = entry('starter');
  const font = (name: string) =>
    `/${
      one(
        output.find(({ fileName }) => fileName.includes(name) && fileName.endsWith('.woff2')),
        name,
      ).fileName
    }`;
  const styleFiles = [join(outDir, css), ...stylesOfFewPages.map((path) => join(root, path))];
  const styles = styleRules((await Promise.all(styleFiles.map((file) => readFile(file, 'utf8')))).join('\n'));
  // The starter is inlined in every page, so its file would never be loaded.
  await rm(join(outDir, starter.fileName));
  // Visitors have no use for it.
  await rename(join(outDir, 'manifest.json'), manifest);
  return {
    styles,
    // Wrapped in a function, so that its names stay out of the page's scope.
    starter: `(()=>{${starter.code.trim()}})()`,
    app: `/${entry('main').fileName}`,
    fonts: Object.fromEntries(
      Object.entries(fontFiles).map(([language, names]) => [language, names.map(font)]),
    ) as PageAssets['fonts'],
  };
};

/** The same app for Node, in one file: it runs where no packages are installed. */
export const buildServer = async (outDir: string): Promise<typeof EntryServer> => {
  await build({
    configFile,
    logLevel: 'warn',
    // A build for Node leaves NODE_ENV to the environment, and no function's environment sets it: React would then run
    // its slow development code.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir, ssr: join(root, 'web/src/entry-server.tsx'), minify: true },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
};
