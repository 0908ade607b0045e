import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { type Language, languages } from '#contracts/text/language.ts';

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

const bundle = async (outDir: string, name: string, define: Record<string, string>) => {
  await build({
    entryPoints: [join(root, `web/src/service-worker/${name}.ts`)],
    outfile: join(outDir, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
};

/**
 * Builds the worker and the one that stands in for a broken one, both to an address without a hash: browsers ask for it
 * again. The pages for readers without a connection have one, because the worker brings them with its release.
 */
export const buildServiceWorker = async (
  outDir: string,
  { manifest, offlinePages }: { manifest: string; offlinePages: Record<Language, string> },
): Promise<void> => {
  const addresses: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const text = offlinePages[language];
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7);
    const address = `/assets/offline-${language}-${hash}.html`;
    addresses[language] = address;
    await writeFile(join(outDir, address), text);
  }
  const files = await filesOfContent(manifest);
  await bundle(outDir, 'service-worker', {
    RELEASE_FILES: JSON.stringify([...files, ...Object.values(addresses)]),
    OFFLINE_PAGES: JSON.stringify(addresses),
  });
  await bundle(outDir, 'service-worker-off', {});
};
