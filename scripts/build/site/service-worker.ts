import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { type Language, languages } from '#contracts/text/language.ts';
import type { OfflineParts } from '#web/server/offline-pages.tsx';

type OfflinePages = Record<Language, string>;
const root = new URL('../../../', import.meta.url).pathname;
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});

/** Needs a connection anyway, or comes from the cache once it was used. */
const needsConnection = [
  /^src\/app\/(admin|errors|statistics)\/|^src\/app\/layouts\/edit-link\.tsx$/,
  /^src\/app\/public\/(account|login|signup|request-reset|reset-password|undo-email-change|newsletter|newsletter-confirm)-page\.tsx$/,
  /^src\/features\/chat\/api\/kept-answers/,
  /^src\/shared\/(outbox|bot-check)\//,
  /^src\/shared\/session\/(confirmation-dialog|session-warning-dialog)\.tsx$/,
];

/** The scripts and the stylesheet that the pages of content need, in all languages. */
const filesOfContent = async (manifest: string): Promise<string[]> => {
  const chunks = z.record(z.string(), chunk).parse(JSON.parse(await readFile(manifest, 'utf8')));
  const found = new Map<string, string>();
  const add = (key: string) => {
    const known = chunks[key];
    if (!known || found.has(key) || needsConnection.some((pattern) => pattern.test(key))) return;
    found.set(key, `/${known.file}`);
    for (const next of [...known.imports, ...known.dynamicImports]) add(next);
  };
  add('src/main.tsx');
  const styles = Object.values(chunks).flatMap(({ file }) => (file.endsWith('.css') ? [`/${file}`] : []));
  return [...new Set([...found.values(), ...styles])].sort();
};

const bundling = { bundle: true, minify: true, target: 'es2022', legalComments: 'none' } as const;

const bundle = async (outDir: string, name: string, define: Record<string, string>) => {
  await build({
    ...bundling,
    entryPoints: [join(root, `web/src/service-worker/${name}.ts`)],
    outfile: join(outDir, `${name}.js`),
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
};

/** Puts a text into a file whose name changes with it; returns the file's address. */
const writeAsset = async (outDir: string, name: string, text: string): Promise<string> => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7);
  const address = `/assets/${name.replace('.', `-${hash}.`)}`;
  await writeFile(join(outDir, address), text);
  return address;
};

/** The scripts of pages without the app: bundled by themselves, because the app's files may be missing. */
const bundlePart = async (outDir: string, name: string, source: string): Promise<string> => {
  const { outputFiles } = await build({ ...bundling, entryPoints: [join(root, source)], format: 'esm', write: false });
  return writeAsset(outDir, name, outputFiles[0]?.text ?? '');
};

/**
 * Builds the worker and the one that stands in for a broken one, both to an address without a hash: browsers ask for it
 * again. The pages for readers without a connection have one, because the worker brings them with its release.
 */
export const buildServiceWorker = async (
  outDir: string,
  { manifest, offlinePages }: { manifest: string; offlinePages: (parts: OfflineParts) => Promise<OfflinePages> },
): Promise<void> => {
  const parts = {
    styles: await bundlePart(outDir, 'offline.css', 'web/src/server/offline-pages.css'),
    sign: await bundlePart(outDir, 'offline-indicator.js', 'web/src/features/network/offline-indicator.ts'),
  };
  const addresses: Partial<OfflinePages> = {};
  const pages = await offlinePages(parts);
  for (const language of languages) {
    addresses[language] = await writeAsset(outDir, `offline-${language}.html`, pages[language]);
  }
  const all = [...(await filesOfContent(manifest)), ...Object.values(parts), ...Object.values(addresses)];
  await bundle(outDir, 'service-worker', {
    RELEASE_LIST: JSON.stringify(await writeAsset(outDir, 'release.txt', all.join(' '))),
    OFFLINE_PAGES: JSON.stringify(addresses),
  });
  await bundle(outDir, 'service-worker-off', {});
};
