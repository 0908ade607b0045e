import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const answerTo = (language: Language, message: string) =>
  composeAnswer(
    readQuestion(message, language, { year: 2026 }),
    passageIndex(language, seededPassages(language), seededSubjects()),
  );

/** The ids of the passages that an answer is from, in its order. */
const passagesFor = (language: Language, message: string): string[] => {
  const passages = seededPassages(language);
  const { sources } = answerTo(language, message);
  return sources.map(({ title }) => passages.find((one) => one.title === title)?.id ?? title);
};

describe('what a message tells and does not ask', () => {
  it.each<[Language, string, string]>([
    [
      'he',
      'size-nogrow',
      'קניתי לבת שלי באינטרנט חצי מידה יותר גדול שיספיק לה גם לשנה הבאה. איך מייבשים נעלי פוינט? ואיך קושרים סרטים?',
    ],
    ['he', 'fit-sink', 'מרגישה שאני נופלת לתוך הקופסה של הפוינט. איזה ריפוד כדאי?'],
    [
      'ru',
      'foot-giselle',
      'Пальцы ровные почти по одной линии, подъём низкий. Какие пуанты глянуть, мягкая стелька или жёсткая?',
    ],
    ['en', 'foot-greek', 'Greek foot, squishy forefoot, wide at the joints. What should I try?'],
  ])('is advised on where a passage does, in %s (%s): %s', (language, passage, message) => {
    expect(passagesFor(language, message)).toContain(passage);
  });

  it('keeps the caution of the passage', () => {
    const message = 'קניתי לבת שלי באינטרנט חצי מידה יותר גדול שיספיק לה גם לשנה הבאה. איך קושרים סרטים?';
    const cautions =
      seededPassages('he')
        .find(({ id }) => id === 'size-nogrow')
        ?.text.slice(0, 2) ?? [];
    expect(cautions.length).toBe(2);
    expect(answerTo('he', message).paragraphs.map(({ text }) => text)).toEqual(expect.arrayContaining(cautions));
  });

  it('is left alone where it is of no trouble: who has eight years of training asks how to sew', () => {
    const message = 'I have danced for eight years, three classes a week. How do I sew on ribbons?';
    expect(passagesFor('en', message)).toEqual(['sew-ribbons', 'sew-when']);
  });

  it('does not take the place of what was asked beside a pain', () => {
    expect(passagesFor('en', 'my bunion is sore. how do I sew ribbons?')).toContain('sew-ribbons');
  });

  it('is not looked for where it is denied', () => {
    const asked = 'на сколько хватает убитых пуантов если залить клеем внутри? косточки не болят, ничего не болит';
    expect(passagesFor('ru', asked)).toContain('care-other-glues');
    expect(passagesFor('ru', asked)).not.toContain('safe-ankle');
  });
});

it('says what is true of all shoes before what it knows of the name that was told earlier', () => {
  const message =
    'Mi hija usa Só Dança Elektra. No sé, ¿y se le pone el satén de la punta todo roto, se ve el plástico? ¿Hay puntas veganas?';
  expect(passagesFor('es', message)).toContain('care-replace');
});

it.each<[Language, string]>([
  ['en', 'I’m a guy and wear a size 46, do they make them for me?'],
  ['he', 'אני נועל 46, מישהו בכלל עושה נעלי פוינט כאלה?'],
  ['ru', 'я парень, размер 45, бывают такие пуанты?'],
  ['fr', 'je chausse du 45, ça existe ?'],
  ['es', 'calzo 45, ¿hay puntas para mí?'],
])('a figure that few shoes reach is a large size, in %s: %s', (language, message) => {
  expect(passagesFor(language, message)).toContain('size-large');
});
