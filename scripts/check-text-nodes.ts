/** Part of `npm run check`: no text of the site stands bare beside something that comes and goes. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { contentHash } from './local/runtime/content-hash.ts';
import { textNodeFaults } from './text-node-faults.ts';

/** Types take seconds to find, so an unchanged site is not read again. */
const passedFile = '.build/text-nodes-passed';
const inputs = await contentHash([
  ...['web/src', 'lambdas/contracts', 'package-lock.json'],
  ...['scripts/check-text-nodes.ts', 'scripts/text-node-faults.ts'],
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
  const isOurs = (file: string) => file.includes('/web/src/');
  const program = ts.createProgram(fileNames.filter(isOurs), { ...options, incremental: false });
  return textNodeFaults(program, isOurs);
};

const faults = hasPassed() ? [] : findFaults();
for (const fault of faults) console.error(fault.replace(`${process.cwd()}/`, ''));
if (faults.length > 0) process.exitCode = 1;
else {
  writeFileSync(passedFile, inputs);
  console.log('No text stands bare beside something that comes and goes');
}
