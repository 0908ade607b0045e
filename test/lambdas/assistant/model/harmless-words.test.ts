import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

type Cases = Record<Language, string[]>;
const table = (cases: Cases): [Language, string][] =>
  Object.entries(cases).flatMap(([language, questions]) =>
    questions.map((question): [Language, string] => [language as Language, question]),
  );

describe('a word that only resembles a condition', () => {
  it.each(
    table({
      he: [
        ...[
          'נעלי פוינט בצבע חום',
          'איך תופרים סרטים חומים?',
          'שימו לב למידה',
          'מה תאריך הלידה של אנה פבלובה?',
          'סוכריות בהפסקה',
        ],
        ...['לב שלם עם הדגם הזה', 'עקבות של דבק', 'איזה דגם גמיש יותר?', 'שאנק גמיש מאוד', 'קופסה רכה'],
      ],
      en: [
        ...[
          'sweetheart neckline leotard',
          'my heart is set on Freed',
          'which shoe is more mobile?',
          'hours of operation',
          'a double box',
        ],
        ...[
          'how is a Bloch Heritage built?',
          'does the shop operate online?',
          'I gave my shoes away',
          'severe wear of the tip',
        ],
      ],
      ru: [
        ...[
          'сердечно благодарю за совет',
          'при какой температуре сушить пуанты?',
          'жарко в зале, пуанты мокнут',
          'родилась ли марка в Лондоне?',
        ],
        ...['сердцевидный вырез', 'гибкая стелька', 'хрупкая коробочка', 'какая модель мобильнее?'],
      ],
      fr: [
        ...[
          'une goutte de colle suffit ?',
          'une enceinte bluetooth pour la barre',
          'dans l’enceinte de l’école',
          'j’aime de tout cœur ces pointes',
        ],
        ...['par cœur', 'des chaussons grossiers', 'une semelle souple', 'la boutique opère en ligne ?'],
      ],
      es: [
        ...[
          'una gota de pegamento',
          'es embarazoso preguntar',
          'parto de cero',
          'me encanta de corazón',
          'la marca nació en Asmara',
        ],
        ...['¿la tienda opera en línea?', 'una suela flexible', 'puntas con forma de corazón'],
      ],
    }),
  )('brings no warning, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });
});

describe('an injury of one’s childhood', () => {
  it.each(
    table({
      he: ['רגל אחת גדולה יותר כי שברתי אותה בילדות'],
      en: ['my left foot is bigger since I broke my leg as a kid'],
      ru: ['левая стопа больше, я сломала ногу в детстве'],
      fr: ['j’ai cassé mon orteil quand j’étais petite, mes pieds sont différents'],
      es: ['me rompí el dedo de niña y tengo un pie más grande'],
    }),
  )('brings no warning by itself, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });

  it.each(
    table({
      he: ['שברתי את הרגל בילדות והיא עדיין כואבת'],
      en: ['my foot still hurts since I broke it as a kid', 'I broke my foot last year'],
      ru: ['сломала ногу в детстве, и она болит'],
      fr: ['j’ai cassé mon orteil quand j’étais petite et il fait mal'],
      es: ['me rompí el dedo de niña y me duele'],
    }),
  )('does so where it hurts, or is not that long ago, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });
});

it('takes the half of a size for no age', () => {
  expect(readQuestion('размеры у пуантов какие-то свои, 5, 5 с половиной', 'ru').dangers).toEqual([]);
  expect(readQuestion('дочке 8 с половиной, можно пуанты?', 'ru').dangers).toContain('young');
});
