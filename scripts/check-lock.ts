/**
 * `npm run check:lock`: every optional platform package that the lock file asks for stands in it. npm leaves those of
 * other platforms out when it installs over an existing node_modules (npm/cli#4828), and `npm ci` then refuses a fresh
 * clone. `--fix` adds them; npm takes the files from the registry by name and version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { missingPackages } from './missing-packages.ts';

const file = 'package-lock.json';
const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
const lock = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const missing = missingPackages(lock.packages);
const names = Object.keys(missing);

if (names.length === 0) console.log(`${file} is complete`);
else if (process.argv.includes('--fix')) {
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`);
  console.log(`${file}: added ${names.join(', ')}`);
} else {
  console.error(`${file} lacks ${names.join(', ')}: npm run check:lock -- --fix`);
  process.exitCode = 1;
}
