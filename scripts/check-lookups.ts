/** Part of `npm run check`: no table of ours is asked by whatever somebody typed as a plain object. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { contentHash } from './local/runtime/content-hash.ts';
import { lookupFaults } from './lookup-faults.ts';

const folders = ['lambdas', 'web/src', 'infra/edge'];
/** Types take seconds to find, so unchanged code is not read again. */
const passedFile = '.build/lookups-passed';
const inputs = await contentHash([
  ...[...folders, 'package-lock.json'],
  ...['scripts/check-lookups.ts', 'scripts/lookup-faults.ts'],
]);
const hasPassed = () => {
  try {
    return readFileSync(passedFile, 'utf8') === inputs;
  } catch {
    return false;
  }
};

const findFaults = () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const isOurs = (file: string) => folders.some((folder) => file.startsWith(`${process.cwd()}/${folder}/`));
  const program = ts.createProgram(fileNames.filter(isOurs), { ...options, incremental: false });
  return lookupFaults(program, isOurs);
};

const faults = hasPassed() ? [] : findFaults();
for (const fault of faults) console.error(fault.replace(`${process.cwd()}/`, ''));
if (faults.length > 0) process.exitCode = 1;
else {
  writeFileSync(passedFile, inputs);
  console.log('No table is asked by any text as a plain object');
}
