import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map<Language, ReturnType<typeof passageIndex>>();
const textOf = (language: Language, question: string): string => {
  const index = indexes.get(language) ?? passageIndex(language, seededPassages(language), seededSubjects());
  indexes.set(language, index);
  return composeAnswer(question, language, index)
    .paragraphs.map(({ text }) => text)
    .join('\n');
};

describe('questions in words that no passage has', () => {
  it.each<[string, Language, string, RegExp]>([
    ['who somebody was', 'en', 'what did Mr Grishko do for a living before making shoes?', /economist/],
    ['who somebody was', 'ru', 'а кем работал Николай Гришко до обувного дела', /эконом/],
    ['who somebody was', 'he', 'מה היה ניקולאי גרישקו לפני שהתחיל לייצר נעליים?', /כלכלן/],
    ['letters of width', 'en', "there's XXX stamped on my Grishkos, what is that", /XXX/],
    ['letters of width', 'fr', 'il y a XXX sur mes Grishko, ça veut dire quoi', /XXX/],
    ['an age that no passage has', 'en', 'starting pointe at 42, possible?', /Adults/],
    ['an age that no passage has', 'es', 'tengo 42 años y quiero hacer puntas', /adult/i],
    ['which of two is older', 'en', 'which is older, Freed or Suffolk', /(?=[\s\S]*1929)(?=[\s\S]*2000)/],
    [
      'which of two is older',
      'fr',
      'laquelle est la plus ancienne, Freed ou Suffolk',
      /(?=[\s\S]*1929)(?=[\s\S]*1999)/,
    ],
    ['two brands, with origin and year', 'ru', 'чем отличаются Блох и Гришко', /1932[\s\S]*1988/],
    ['two brands, with origin and year', 'es', 'Capezio comparada con So Danca', /1887[\s\S]*1989/],
    ['shoes that are called "they"', 'en', 'when are they fully dry again', /24/],
    ['shoes that are called "they"', 'fr', 'elles plient trop quand je monte', /médecin|prof/],
    ['worn shoes that hurt', 'es', 'me hacen daño porque están muertas', /médico/],
    ['how long a fitting takes', 'es', '¿cuánto rato lleva probarse puntas con un especialista?', /una hora/],
    ['which tests there are', 'fr', 'quels tests pour savoir si on est prête', /Airplane|avion/i],
    ['what shoes cost', 'en', 'what do pointe shoes go for', /80–140/],
    ['a brand by another spelling', 'he', 'מתי הוקמה קאפזיו', /1887/],
  ])('%s, in %s: %s', (_what, language, question, says) => {
    expect(textOf(language, question)).toMatch(says);
  });

  it.each<[Language, string]>([
    ['en', 'are they playing the world cup this year?'],
    ['en', 'Got any Chacott Veronese II, and do they run narrow?'],
    ['ru', 'кто выиграл чемпионат мира'],
    ['fr', 'donne une recette de gâteau au chocolat'],
    ['es', '¿quién ganó el mundial?'],
    ['he', 'תעזרי לי לכתוב ברכה לבת מצווה של אחותי'],
  ])('says that it does not know, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    expect(composeAnswer(question, language, index).sources).toEqual([]);
  });
});
