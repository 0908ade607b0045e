import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { isShopQuestion } from '#lambdas/assistant/model/shop-question.ts';
import { isUntold } from '#lambdas/assistant/model/untold.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

describe('what nobody has confirmed of a shoe', () => {
  it.each<[Language, string]>([
    ['he', 'כמה גרם שוקלת Suffolk Stellar?'],
    ['en', 'how many grams does the Suffolk Stellar weigh'],
    ['ru', 'сколько весят Suffolk Stellar?'],
    ['fr', 'combien pèsent les Suffolk Stellar ?'],
    ['en', 'Can I dye my Suffolk Stellar?'],
    ['he', 'אפשר לצבוע את Suffolk Stellar?'],
    ['es', '¿Se puede teñir la Capezio Kylee?'],
    ['es', '¿qué garantía trae la Capezio Kylee?'],
  ])('is said to be so before what is known, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    const { paragraphs, sources } = composeAnswer(question, language, index);
    expect(paragraphs[0]).toEqual({ text: assistantTexts(language)('untold'), sources: [] });
    expect(sources[0]?.title).toMatch(/Stellar|Kylee/);
  });

  it.each<[Language, string]>([
    ['he', 'אפשר לצבוע נעלי פוינט?'],
    ['en', 'can I put my pointe shoes in the freezer'],
    ['fr', 'Peut-on teindre ses pointes ?'],
    ['es', '¿Se pueden teñir las puntas?'],
  ])('of no shoe in particular is not known, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    const { paragraphs, suggestions } = composeAnswer(question, language, index);
    expect(paragraphs).toEqual([{ text: assistantTexts(language)('unknown'), sources: [] }]);
    expect(suggestions).not.toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'how long do pointe shoes last?', 'Pairs last 4–12 hours.'],
    ['en', 'how heavy is it?', 'A shoe weighs 200 g.'],
    ['en', 'can you guarantee a fit?', 'Only a fitting shows it.'],
    ['fr', 'combien de temps tenir sur pointes ?', 'Cela se travaille.'],
    ['fr', 'et le poids dessus ?', 'La boîte le porte.'],
    ['fr', 'en horaires aménagés ?', 'Ce n’est pas nécessaire.'],
    ['es', '¿es peligroso para niños?', 'Lo aplica un adulto.'],
    ['he', 'סרטים לבנים?', 'תופרים ארבעה סרטים.'],
    ['ru', 'лопнут на морозе?', 'Эластомер не размягчается.'],
  ])('is nothing else, in %s: %s', (language, question, point) => {
    expect(isUntold(question, language, [point])).toBe(false);
  });
});

describe('what only a shop knows', () => {
  it.each<[Language, string, boolean]>([
    ['es', '¿cuál sale más cara?', false],
    ['es', '¿hay en stock la 2007?', true],
    ['es', '¿qué diferencia hay en la suela?', false],
    ['en', 'are Blochs on sale anywhere?', true],
    ['en', 'will she sail through class?', false],
    ['fr', 'vous avez des soldes ?', true],
    ['he', 'יש לכם במלאי?', true],
    ['ru', 'есть скидка?', true],
  ])('is told by words of the language, in %s: %s', (language, question, isShop) => {
    expect(isShopQuestion(question, language)).toBe(isShop);
  });
});
