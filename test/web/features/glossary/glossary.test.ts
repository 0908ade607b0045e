import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { byLetter, type GlossaryTerm, termsFor } from '#web/features/glossary/model/glossary.ts';
import { glossaryIn } from '#web/server/glossary.ts';

const folder = 'lambdas/contracts/glossary';
const textsOf = (language: Language): Record<string, Omit<GlossaryTerm, 'id' | 'names'>> =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
const idsFor = (language: Language, query: string) => termsFor(glossaryIn(language), query).map(({ id }) => id);

/** The scripts in which terms and the letters above them are written. */
const scripts: Record<Language, RegExp> = {
  he: /^\p{Script=Hebrew}/u,
  en: /^\p{Script=Latin}/u,
  ru: /^\p{Script=Cyrillic}/u,
  fr: /^\p{Script=Latin}/u,
  es: /^\p{Script=Latin}/u,
};

it('has a file for each language and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map((language) => `${language}.json`).toSorted());
});

describe.each(languages)('the terms in %s', (language) => {
  const terms = glossaryIn(language);

  it('are all there, each with an explanation in whole sentences, and with its name in the other languages', () => {
    expect(Object.keys(textsOf(language)).toSorted()).toEqual(Object.keys(textsOf('en')).toSorted());
    expect(terms).toHaveLength(52);
    for (const { id, term, also, definition, names } of terms) {
      expect(term, id).toMatch(scripts[language]);
      expect(definition, id).toMatch(/\.$/);
      expect(definition.length, id).toBeLessThanOrEqual(300);
      expect(
        [...also, definition].filter((text) => text.trim() === ''),
        id,
      ).toEqual([]);
      expect(also, id).not.toContain(term);
      expect(Object.keys(names).toSorted(), id).toEqual(languages.filter((other) => other !== language).toSorted());
      for (const [other, name] of Object.entries(names)) expect(name).toBe(textsOf(other as Language)[id]?.term);
    }
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it('are in the order of its alphabet, each letter once', () => {
    const words = terms.map(({ term }) => term);
    expect(words).toEqual(words.toSorted(new Intl.Collator(language).compare));
    const letters = byLetter(terms);
    expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
    expect(letters.flatMap((each) => each.terms)).toEqual(terms);
    for (const { letter } of letters) expect(letter).toMatch(scripts[language]);
  });
});

it('puts a word with an accent among those without', () => {
  const words = glossaryIn('fr').map(({ term }) => term);
  expect(words.slice(words.indexOf('demi-pointe') - 1, words.indexOf('demi-pointe') + 1)).toEqual([
    'décolleté',
    'demi-pointe',
  ]);
  expect(
    byLetter(glossaryIn('fr'))
      .find(({ letter }) => letter === 'E')
      ?.terms.map(({ id }) => id),
  ).toContain('toe-spacer');
});

describe('the field above the terms', () => {
  it('leaves the terms that are called so, in any language, however they are typed', () => {
    expect(idsFor('en', '')).toHaveLength(52);
    expect(idsFor('en', '  ')).toHaveLength(52);
    expect(idsFor('en', 'SHANK')).toEqual(['shank', 'shank-strength', 'three-quarter-shank']);
    expect(idsFor('en', 'releve')).toEqual(['releve']);
    expect(idsFor('en', 'שאנק')).toEqual(['shank', 'shank-strength', 'three-quarter-shank']);
    expect(idsFor('he', 'геленок')).toContain('shank');
    expect(idsFor('he', 'גט גלו')).toEqual(['jet-glue']);
    expect(idsFor('ru', 'твердым носком')).toEqual(['pointe-shoe']);
    expect(idsFor('fr', 'demi pointe')).toContain('demi-pointe');
  });

  it('finds another word in use, and all words of a query in any order', () => {
    expect(idsFor('en', 'block')).toEqual(expect.arrayContaining(['box']));
    expect(idsFor('en', 'shoe dead')).toEqual(['dead-shoe']);
  });

  it('looks into the explanations only where no term is called so', () => {
    expect(idsFor('en', 'sweat')).toEqual(['paste']);
    // Many explanations speak of the heel, but there are terms of that name.
    expect(idsFor('en', 'heel')).toEqual(['heel']);
    expect(idsFor('en', 'qqqq')).toEqual([]);
  });
});
