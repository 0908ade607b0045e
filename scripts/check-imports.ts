/**
 * Part of `npm run check`: the import rules, whenever a file came, went or imports something else. Nothing but that can break them, and
 * they look at the imports of all files.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { importsOf } from './imports-of.ts';
import { contentHash } from './local/runtime/content-hash.ts';
import { sincePassed } from './passed-files.ts';
import { sourceFiles } from './source-files.ts';

const folders = ['bin', 'infra', 'lambdas', 'web', 'scripts', 'test'];
const config = 'scripts/config/dependency-cruiser.mjs';
const passedFile = '.build/imports-passed.json';

const sources = sourceFiles((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const texts = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
const rules = await contentHash([config, 'package.json', 'package-lock.json', 'tsconfig.json']);
const { changed, gone, passed } = sincePassed({ texts, rules, passedFile });
if (changed.length + gone.length === 0) console.log(`The imports of ${texts.size} files are those that passed`);
else {
  const { status } = spawnSync(process.execPath, ['node_modules/.bin/depcruise', '--config', config, ...folders], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status === 0) writeFileSync(passedFile, passed);
}
