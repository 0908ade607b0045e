/**
 * `npm run check:locales`: every key of every namespace exists in every language, is not empty, has the plural forms of
 * its language, keeps its variables, has a sentence for translators, and is used; texts and seeded knowledge keep the habits of
 * their language (`text-habits.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { languages } from '#contracts/text/language.ts';
import { seededPassages } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import { type Catalogue, flatten, localeFaults } from './locale-faults.ts';
import { habitFaults, questionFaults } from './text-habits.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const namespacesOf = (language: string) =>
  readdirSync(`locales/${language}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
const catalogue = (language: string): Catalogue =>
  Object.fromEntries(namespacesOf(language).map((name) => [name, json(`locales/${language}/${name}.json`)]));

const sources = ['web/src', 'lambdas', 'scripts/build']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Texts of settings follow from their declaration. */
const settingKeys = sectionNames.flatMap((section) => [
  `'${section}.title'`,
  ...settingsOf(section).flatMap(([name, { control }]) =>
    ['label', 'hint', ...(control.kind === 'choice' ? control.options : [])].map(
      (key) => `'${section}.${name}.${key}'`,
    ),
  ),
]);

const faults = localeFaults({
  catalogues: Object.fromEntries(languages.map((language) => [language, catalogue(language)])),
  context: json('locales/context.json'),
  sources: [sources, ...settingKeys].join('\n'),
});
for (const language of languages) {
  for (const [namespace, texts] of Object.entries(catalogue(language)))
    for (const [key, text] of Object.entries(flatten(texts)))
      faults.push(...habitFaults(language, `${namespace}.${key}`, text));
  for (const { id, title, text, questions } of seededPassages(language)) {
    for (const [at, each] of [title, ...text].entries())
      faults.push(...habitFaults(language, `knowledge ${id}, text ${at}`, each));
    faults.push(...questionFaults(language, `knowledge ${id}`, questions[0] ?? ''));
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${languages.length} languages, ${Object.keys(catalogue('en')).join(', ')}: complete`);
