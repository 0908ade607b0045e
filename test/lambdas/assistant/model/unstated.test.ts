import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion, readText } from '#lambdas/assistant/model/read-question.ts';
import { isUnstated } from '#lambdas/assistant/model/unstated.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

describe('what nobody has confirmed of a shoe', () => {
  it.each<[Language, string]>([
    ['he', 'כמה גרם שוקלת Suffolk Stellar?'],
    ['en', 'how many grams does the Suffolk Stellar weigh'],
    ['ru', 'сколько весят Suffolk Stellar?'],
    ['fr', 'combien pèsent les Suffolk Stellar ?'],
    ['he', 'אפשר לצבוע את Suffolk Stellar?'],
    ['es', '¿Se puede teñir la Capezio Kylee?'],
    ['es', '¿qué garantía trae la Capezio Kylee?'],
  ])('is said to be so before what is known, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    const { paragraphs, sources } = composeAnswer(readQuestion(question, language), index);
    expect(paragraphs[0]).toEqual({ text: assistantTexts(language)('untold'), sources: [] });
    expect(sources[0]?.title).toMatch(/Stellar|Kylee/);
  });

  it.each<[Language, string]>([
    ['he', 'מי המציא את נעלי הפוינט?'],
    ['en', 'can I put my pointe shoes in the freezer'],
    ['fr', 'Peut-on mettre ses pointes au congélateur ?'],
    ['es', '¿Qué garantía tienen las puntas?'],
  ])('of no shoe in particular is not known, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    const { paragraphs, suggestions } = composeAnswer(readQuestion(question, language), index);
    expect(paragraphs).toEqual([{ text: assistantTexts(language)('unknown'), sources: [] }]);
    expect(suggestions).not.toEqual([]);
  });

  it.each<[Language, string, RegExp]>([
    ['he', 'אפשר להדביק את הסרטים במקום לתפור?', /לבטנה/],
    ['en', 'can I cut the drawstring off', /drawstring/],
    ['ru', 'резинки пришивать до лент или после', /крест-накрест/],
    ['fr', 'quels collants mettre avec des pointes', /collants/],
    ['es', '¿los elásticos van antes o después de las cintas?', /cintas/],
  ])('is said to be so before what else is known of the same, in %s: %s', (language, question, rest) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    const [first, ...others] = composeAnswer(readQuestion(question, language), index).paragraphs.map(
      ({ text }) => text,
    );
    expect(first).toBe(assistantTexts(language)('untold'));
    expect(others.join('\n')).toMatch(rest);
  });

  it.each<[Language, string]>([
    ['he', 'יש הבדל בין ימין לשמאל?'],
    ['en', 'who invented pointe shoes'],
    ['ru', 'пуанты скрипят, это нормально?'],
    ['fr', 'peut-on mettre de la colophane'],
    ['es', '¿hay que zurcir la plataforma?'],
  ])('goes for what no source tells, in %s: %s', (language, question) => {
    expect(isUnstated(readText(question, language), language, ['Another thing.'])).toBe(true);
  });

  it('is told by a point that speaks of it', () => {
    expect(isUnstated(readText('do they squeak?', 'en'), 'en', ['They squeak when new.'])).toBe(false);
    expect(isUnstated(readText('do my left and right feet differ?', 'en'), 'en', ['Two feet can differ.'])).toBe(false);
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
    expect(isUnstated(readText(question, language), language, [point])).toBe(false);
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
    expect(readQuestion(question, language).isAboutShop).toBe(isShop);
  });
});
