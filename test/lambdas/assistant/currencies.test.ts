import { expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map(languages.map((of) => [of, wholeIndex(of, seededPassages(of), seededSubjects())]));

it.each<[Language, string, RegExp]>([
  ['he', 'כמה עולות נעלי פוינט בשקלים?', /בדולרים בלבד/],
  ['en', 'What do pointe shoes cost in shekels?', /US dollars only/],
  ['ru', 'Сколько стоят пуанты в шекелях?', /только в долларах/],
  ['fr', 'Combien coûtent les pointes en shekels ?', /qu’en dollars/],
  ['es', '¿Cuánto cuestan las puntas en séqueles?', /solo se conocen aquí en dólares/],
])('prices in another currency are said to be known in dollars alone, in %s: %s', (language, question, known) => {
  const index = indexes.get(language);
  if (!index) throw new Error(language);
  const { paragraphs, sources } = composeAnswer(readQuestion(question, language), index);
  expect(paragraphs.map(({ text }) => text).join('\n')).toMatch(known);
  expect(sources[0]?.address).toBe('/products');
});
