import { describe, expect, it } from 'vitest';
import { foldPhrase } from '#contracts/text/folding.ts';
import { languages } from '#contracts/text/language.ts';
import { listsOf, sumOf } from '#lambdas/analytics/model/figures.ts';
import { countedSearch } from '#lambdas/analytics/model/known-addresses.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { questionLanguage } from '#lambdas/assistant/model/question-language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/model/passage.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { wholeIndex } from '#lambdas/knowledge/model/whole-index.ts';
import { formsOf } from '#lambdas/knowledge/model/word-forms.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

/** Every plain object has these, and none of them is a word of anybody's table. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

const written = (name: string): LocalizedPassage => ({
  ...{ id: `post:${name}`, origin: 'post', kind: 'fit', confidence: 'sourced', safety: false, choosing: false },
  ...{ sources: [], title: name, text: [`The ${name} of a shoe.`], questions: [`${name} ${name}?`] },
});

describe.each(languages)('a name that every object has, in %s', (language) => {
  it('is a word like any other, in what is published and in what is asked', () => {
    for (const name of names) {
      for (const word of [name, name.toLowerCase(), foldPhrase(name)]) {
        expect(formsOf(word, language).every((form) => typeof form === 'string')).toBe(true);
      }
    }
    const index = wholeIndex(language, [...seededPassages(language), ...names.map(written)], seededSubjects());
    for (const name of names) {
      for (const question of [name, `${name} Bloch`, `${name.toLowerCase()}?`]) {
        expect(questionLanguage(question, language)).toEqual(expect.any(String));
        expect(() => composeAnswer(readQuestion(question, language), index)).not.toThrow();
      }
    }
  });

  it('takes no other passage along where one cannot be read', () => {
    const broken = { ...written('broken'), origin: 'written', id: 'broken' } as LocalizedPassage;
    const index = passageIndex(
      language,
      [...seededPassages(language), { ...broken, questions: [undefined as unknown as string] }],
      seededSubjects(),
    );
    expect(index.byId('broken')).toBeUndefined();
    const [question = ''] = index.byId('care-dry')?.questions ?? [];
    expect(composeAnswer(readQuestion(question, language), index).sources.length).toBeGreaterThan(0);
  });
});

describe('a name that every object has', () => {
  it('is counted like any other search', () => {
    const counters = names.flatMap((name) => (countedSearch(name) ? [`search ${countedSearch(name)}`] : []));
    const sums = sumOf([Object.fromEntries(counters.map((counter) => [counter, 7]))]);
    const { search } = listsOf(sums, false);
    expect(search.items).toHaveLength(new Set(counters).size);
  });
});
