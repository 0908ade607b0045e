import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { answerByModel } from '#lambdas/assistant/model/answer-by-model.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map(languages.map((of) => [of, wholeIndex(of, seededPassages(of), seededSubjects())]));
const answer = (language: Language, question: string) => {
  const index = indexes.get(language);
  if (!index) throw new Error(language);
  return composeAnswer(readQuestion(question, language, { year: 2026 }), index);
};

describe('a search for shops', () => {
  it.each<[Language, string]>([
    ['he', 'איפה קונים נעלי פוינט בחיפה?'],
    ['he', 'איפה כדאי לקנות נעלי פוינט?'],
    ['en', 'Where can I buy pointe shoes?'],
    ['en', 'Is there a shop with a fitter in Haifa?'],
    ['es', '¿Dónde compro Bloch en Valencia?'],
  ])('is offered to whoever asks where to buy, in %s: %s', (language, question) => {
    expect(answer(language, question).shops).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'How do I sew ribbons?'],
    ['en', 'Where can I buy a piano?'],
    ['en', 'My daughter is 9. Where can I buy pointe shoes in Haifa?'],
    ['he', 'הבת שלי בת 9. איפה קונים נעלי פוינט בחיפה?'],
  ])('is offered neither to others, nor for a child, in %s: %s', (language, question) => {
    expect(answer(language, question).shops).toBeUndefined();
  });

  it('stays where a model writes the answer', () => {
    const composed = answer('en', 'Where can I buy pointe shoes?');
    expect(answerByModel([], composed).shops).toBe(true);
  });
});
