import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFunctionBuilder } from '#scripts/dev/function-builder.ts';
import { temporaryFolder } from '../local/support/assembly.ts';

/** Two functions with a module that both use, and their builder. */
const open = async () => {
  const root = await temporaryFolder();
  const fileOf = (name: string) => path.join(root, `${name}.ts`);
  const source = (name: string, text: string) => writeFile(fileOf(name), text);
  await source('greeting', "export const greeting: string = 'hello';");
  await source('first', "import { greeting } from './greeting.ts'; export const handler = async () => [greeting, 1];");
  await source('second', 'export const handler = async () => 2;');
  await mkdir(path.join(root, 'built/first/app'), { recursive: true });
  await writeFile(path.join(root, 'built/first/app/page.html'), 'a page');
  const bundles: string[] = [];
  const reports: string[] = [];
  const builder = createFunctionBuilder({
    bundling: {
      entryPoints: { 'first/index': path.join(root, 'first.ts'), 'second/index': path.join(root, 'second.ts') },
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    },
    folder: path.join(root, 'bundles'),
    built: path.join(root, 'built'),
    onBundle: (name) => bundles.push(name),
    report: (line) => reports.push(line),
  });
  const change = async (name: string, text: string) => {
    await source(name, text);
    await builder.build(fileOf(name));
  };
  return { root, source, change, builder, bundles, reports };
};

describe('functions that are built anew', () => {
  it('are all built once, with the files beside them, and afterwards only those that a change concerns', async () => {
    const { root, source, change, builder, bundles } = await open();
    await builder.build();
    expect(bundles.sort()).toEqual(['first', 'second']);
    expect(await readdir(path.join(root, 'bundles/first'))).toEqual(['app', 'index.mjs']);
    bundles.length = 0;
    await source('second', 'export const handler = async () => 3;');
    await change('greeting', "export const greeting: string = 'goodbye';");
    expect(bundles).toEqual(['first']);
    await change('greeting', "export const greeting: string = 'goodbye'; // A word.");
    expect(bundles).toEqual(['first']);
  });

  it('follow the imports that a change has added', async () => {
    const { change, builder, bundles } = await open();
    await builder.build();
    await change('second', "import { greeting } from './greeting.ts'; export const handler = async () => greeting;");
    bundles.length = 0;
    await change('greeting', "export const greeting = 'for both';");
    expect(bundles.sort()).toEqual(['first', 'second']);
  });

  it('stay as they are while a source has a mistake in it, and take any change that mends it', async () => {
    const { root, change, builder, bundles, reports } = await open();
    await builder.build();
    bundles.length = 0;
    await change('first', "import { missing } from './missing.ts'; export const handler = async () => missing;");
    expect(bundles).toEqual([]);
    expect(reports.at(-1)).toBe('The functions go on as they were before this mistake.');
    expect(await readFile(path.join(root, 'bundles/first/index.mjs'), 'utf8')).toContain('hello');
    await change('missing', "export const missing = 'here';");
    expect(bundles).toEqual(['first']);
  });

  it('end with the sources as they are, however many changes come during a build', async () => {
    const { root, change, builder } = await open();
    const begun = builder.build();
    await Promise.all([change('greeting', "export const greeting = 'last';"), begun]);
    expect(await readFile(path.join(root, 'bundles/first/index.mjs'), 'utf8')).toContain('last');
  });
});
