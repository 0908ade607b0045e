import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map<Language, ReturnType<typeof passageIndex>>();
const textOf = (language: Language, question: string): string => {
  const index = indexes.get(language) ?? passageIndex(language, seededPassages(language), seededSubjects());
  indexes.set(language, index);
  return composeAnswer(readQuestion(question, language), index)
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
    ['a brand in the plural', 'he', 'מתי התחילו לייצר פרידים', /1929/],
    ['the price of a model by its maker', 'he', 'כמה עולה גרישקו 2007?', /^[^\n]*80–130/],
    ['what is true of all shoes before one maker', 'es', '¿Cuánto duran unas puntas Bloch?', /^[^\n]*horas/],
    ['what letters of width mean', 'fr', 'Que veut dire XX sur Bloch ?', /^[^\n]*largeur/],
    ['an arch that is no Cambré', 'fr', 'Quelle cambrure pour un pied très cambré ?', /^(?![\s\S]*Capezio)[^\n]*voûte/],
    [
      'two brands by their shoes',
      'en',
      'freed or suffolk?',
      /(?=[\s\S]*about thirty)(?=[\s\S]*several shank strengths)/,
    ],
    ['whether two names are one maker', 'ru', 'Гришко — это то же, что и Николай?', /^[^\n]*один и тот же/],
    ['whether two names are one maker', 'he', 'האם גרישקו היא אותה חברה כמו ניקולאי?', /^[^\n]*אותו יצרן/],
    ['that a shoe needs no breaking in', 'en', 'do Gaynor Mindens need breaking in?', /^[^\n]*need no breaking in/],
    ['that a shoe needs no breaking in', 'he', 'צריך לרכך את הגיינור מינדן לפני השיעור?', /^אין צורך לרכך/],
    ['that a shoe needs no breaking in', 'ru', 'Нужно ли разбивать Gaynor Minden?', /^[^\n]*разминать не нужно/],
    [
      'that a shoe needs no breaking in',
      'fr',
      'Les Gaynor Minden, ça se casse comme les autres ?',
      /^[^\n]*n’est pas à casser/,
    ],
    ['that a shoe needs no breaking in', 'es', '¿Hay que domar las Gaynor Minden?', /^[^\n]*no necesitan ablandarse/],
    ['how another shoe is broken in', 'en', 'How do I break in Nikolays?', /^(?![^\n]*no breaking in)/],
    ['where a knot goes', 'he', 'איפה לקשור את הקשר כדי שלא ילחץ על הגיד?', /^[^\n]*בצד הפנימי/],
    [
      'a question beside something lent to read',
      'fr',
      'Une copine m’a prêté un catalogue, que veut dire semelle dure ?',
      /^Le cambrion/,
    ],
    [
      'shoes that were lent',
      'fr',
      'Ma cousine m’a prêté ses vieilles pointes, bonne idée ?',
      /^[^\n]*quelqu’un d’autre/,
    ],
    ['whether a line is still made', 'es', '¿todavía se hacen las Russian Pointe?', /2023|2022/],
    ['wide feet', 'ru', 'на широкую ногу что примерить', /Fouetté/],
    ['a heel that slips', 'fr', 'le chausson me sort du talon', /trop courte/],
    ['a question without a word that says something', 'en', 'What are pointe shoes?', /tips of the toes/],
    ['a word of the glossary that is asked for', 'es', '¿qué es un relevé?', /^Relevé: /],
    [
      'a word of the glossary that is not',
      'en',
      'where should my toe be in a plié?',
      /^In a second position plié the longest toe/,
    ],
  ])('%s, in %s: %s', (_what, language, question, says) => {
    expect(textOf(language, question)).toMatch(says);
  });

  it.each<[Language, string]>([
    ['he', 'איפה עושים מדידה בחיפה'],
    ['en', 'is there a pointe shoe fitter in Leeds'],
    ['ru', 'где примерить пуанты в Казани'],
    ['fr', 'où essayer des pointes à Nantes ?'],
    ['es', '¿dónde compro puntas en Rosario?'],
  ])('says that a place is not known before what is, in %s: %s', (language, question) => {
    const [first, second] = textOf(language, question).split('\n');
    expect(first).toBe(assistantTexts(language)('untold'));
    expect(second).not.toBe(undefined);
  });

  it.each<[Language, string]>([
    ['he', 'איפה קונים את הזוג הראשון'],
    ['en', 'where do I buy my first pair'],
    ['ru', 'где купить первую пару'],
    ['fr', 'où acheter la première paire'],
    ['es', '¿dónde compro el primer par?'],
  ])('says nothing of a place where none is named, in %s: %s', (language, question) => {
    expect(textOf(language, question)).not.toContain(assistantTexts(language)('untold'));
  });

  it.each<[Language, string]>([
    ['en', 'hi, how are you?'],
    ['en', 'are they playing the world cup this year?'],
    ['en', 'Got any Chacott Veronese II, and do they run narrow?'],
    ['ru', 'кто выиграл чемпионат мира'],
    ['fr', 'donne une recette de gâteau au chocolat'],
    ['es', '¿quién ganó el mundial?'],
    ['he', 'תעזרי לי לכתוב ברכה לבת מצווה של אחותי'],
  ])('says that it does not know, in %s: %s', (language, question) => {
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    expect(composeAnswer(readQuestion(question, language), index).sources).toEqual([]);
  });
});
