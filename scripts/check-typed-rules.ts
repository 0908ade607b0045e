/**
 * Part of `npm run check`: rules of ours that need types. No text of the site stands bare beside something that comes and goes, and
 * no table is asked by any text as a plain object.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { affectedFiles } from './affected-files.ts';
import { contentHash } from './local/runtime/content-hash.ts';
import { lookupFaults } from './lookup-faults.ts';
import { textNodeFaults } from './text-node-faults.ts';

const root = `${process.cwd()}/`;
const folders = ['lambdas/', 'web/src/', 'infra/edge/'];
const passedFile = '.build/typed-rules-passed.json';
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const files = fileNames
  .map((file) => file.replace(root, ''))
  .filter((file) => folders.some((folder) => file.startsWith(folder)));
const rules = await contentHash([
  ...['package-lock.json', 'tsconfig.json'],
  ...['scripts/check-typed-rules.ts', 'scripts/lookup-faults.ts', 'scripts/text-node-faults.ts'],
]);

const { affected, passed } = affectedFiles({ files, rules, passedFile });
const judged = new Set(affected.map((file) => root + file));
const declaresForAll = (file: string): boolean => /^\s*declare (?:global|module)\b/m.test(readFileSync(file, 'utf8'));
const isJudged = (file: string): boolean => judged.has(file);
const isOfSite = (file: string): boolean => file.startsWith(`${root}web/src/`);
const findFaults = (): string[] => {
  const read = [...judged, ...fileNames.filter(declaresForAll)];
  const program = ts.createProgram(read, { ...options, incremental: false });
  return [
    ...textNodeFaults(program, { isOurs: isOfSite, isJudged: (file) => isOfSite(file) && isJudged(file) }),
    ...lookupFaults(program, isJudged),
  ];
};
const faults = judged.size > 0 ? findFaults() : [];
for (const fault of faults) console.error(fault.replace(root, ''));
if (faults.length > 0) process.exitCode = 1;
else {
  writeFileSync(passedFile, passed);
  console.log(
    `No bare text beside something that comes and goes, no table asked by any text: ${affected.length} files`,
  );
}
