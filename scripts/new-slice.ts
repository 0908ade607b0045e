/**
 * `npm run new-slice -- <name> [--function editing] [--he כותרת] [--en Title] ...`: writes the empty rooms of a slice for
 * administrators, from its contract to its screen, and enters it in the shared lists. It changes nothing if any file is
 * there already, or if a list does not look as expected.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#contracts/text/language.ts';
import { bin } from './checks.ts';
import { entriesOf } from './new-slice/entries.ts';
import { sliceNames } from './new-slice/names.ts';
import { roomsOf } from './new-slice/rooms.ts';
import { textsOf } from './new-slice/texts.ts';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  options: {
    function: { type: 'string', default: 'editing' },
    ...Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }])),
  },
  allowPositionals: true,
});
const [name, ...others] = positionals;
if (!name || others.length > 0) fail('usage: npm run new-slice -- <name> [--function editing] [--he ... --en ...]');
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) fail(`A slice is named in small letters and hyphens, not ${name}.`);

const names = sliceNames(String(name), String(values.function));
const given: Record<string, unknown> = values;
const titles = Object.fromEntries(languages.map((language) => [language, String(given[language] ?? names.words)]));
const rooms = { ...roomsOf(names), ...textsOf(names, titles) };
const present = Object.keys(rooms).filter((file) => existsSync(file));
if (present.length > 0) fail(`There is already ${present.join(', ')}.`);

/** All of them before any is written: a list that does not look as expected leaves everything as it was. */
const changed = new Map<string, string>();
for (const { file, insert } of entriesOf(names, titles)) {
  const before = changed.get(file) ?? readFileSync(file, 'utf8');
  const after = insert(before);
  if (after === before)
    fail(`${file} does not look as expected: enter the slice there by hand, as its neighbours are.`);
  changed.set(file, after);
}

const files = [...Object.entries(rooms), ...changed];
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const paths = files.map(([file]) => file);
spawnSync(process.execPath, [bin('biome'), 'check', '--write', ...paths], { stdio: 'ignore' });
console.log(`Written:\n  ${Object.keys(rooms).join('\n  ')}\n\nEntered in:\n  ${[...changed.keys()].join('\n  ')}`);
console.log(
  `\nNow: npm run check, npm test -- ${name}; then the texts in locales/*/${name}.json and section.${names.camel}.`,
);
