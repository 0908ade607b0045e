import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { secretNames, sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { languages } from '#contracts/text/language.ts';

type Texts = { [key: string]: string | Texts };
const at = (texts: Texts, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Texts | undefined)?.[part], texts);

/** Every text that the declaration asks for. */
const keys = sectionNames.flatMap((section) => [
  `${section}.title`,
  ...settingsOf(section).flatMap(([name, { control }]) => [
    `${section}.${name}.label`,
    `${section}.${name}.hint`,
    ...(control.kind === 'choice' ? control.options.map((option) => `${section}.${name}.${option}`) : []),
    ...(control.kind === 'number' ? [`unit.${control.unit}`] : []),
  ]),
]);

describe.each(languages)('the settings in %s', (language) => {
  const texts: Texts = JSON.parse(readFileSync(`locales/${language}/settings.json`, 'utf8'));

  it('have a name, a hint and words for each choice', () => {
    expect(keys.filter((key) => !/[\p{L}\d]/u.test(String(at(texts, key) ?? '')))).toEqual([]);
    expect(secretNames.filter((name) => !at(texts, `secret.${name}`))).toEqual([]);
  });

  it('explain themselves in a line or two', () => {
    const long = keys.filter((key) => key.endsWith('.hint') && String(at(texts, key)).length > 150);
    expect(long).toEqual([]);
  });

  it('say nothing of what is not declared', () => {
    for (const section of sectionNames) {
      const declared = ['title', ...settingsOf(section).map(([name]) => name)];
      expect(Object.keys(texts[section] as Texts).sort()).toEqual(declared.sort());
    }
  });
});
