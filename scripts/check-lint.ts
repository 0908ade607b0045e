/** Part of `npm run check`: Biome, of the files that changed since it last passed. Each of its rules that we use judges a file by itself. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { contentHash } from './local/runtime/content-hash.ts';
import { sincePassed } from './passed-files.ts';
import { sourceFiles } from './source-files.ts';

const passedFile = '.build/lint-passed.json';
/** More of them fit on no command line. */
const most = 500;

const texts = sourceFiles((file) => /\.(?:[mc]?[jt]sx?|jsonc?|css)$/.test(file));
const rules = await contentHash(['.biome.json', 'package-lock.json']);
const { changed, passed } = sincePassed({ texts, rules, passedFile });
const places = changed.length > most ? ['.'] : changed;
if (places.length > 0) {
  const options = ['check', '--error-on-warnings', '--no-errors-on-unmatched'];
  const { status } = spawnSync('node_modules/.bin/biome', [...options, ...places], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
if (!process.exitCode) {
  writeFileSync(passedFile, passed);
  console.log(`No fault in ${changed.length} files that changed`);
}
