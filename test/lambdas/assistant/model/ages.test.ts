import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const isYoung = (question: string, language: Language) =>
  readQuestion(question, language, { year: 2026 }).dangers.includes('young');

describe('the age of a child', () => {
  it.each<[Language, string]>([
    ['en', 'my daughter was born in 2016, which first pair?'],
    ['he', 'הבת שלי נולדה ב-2017, אפשר כבר פוינט?'],
    ['ru', 'дочка 2016 года рождения, какие пуанты?'],
    ['ru', 'она родилась в 2017 году, пора на пуанты?'],
    ['fr', 'ma fille est née en 2016, quelles pointes ?'],
    ['es', 'mi hija nació en 2017, ¿qué puntas?'],
    ['ru', 'в мае ей исполнится десять, какие пуанты купить?'],
    ['ru', 'исполнится ей 10 только летом, можно купить пару?'],
    ['ru', 'скоро ей будет девять'],
    ['ru', 'дочка в третьем учится классе'],
    ['ru', 'она ходит в 4 класс, пуанты пора?'],
    ['es', 'en junio cumplirá diez'],
    ['en', 'we want a pair for her tenth birthday'],
    ['en', 'I am 35 and my daughter is 9, can she start?'],
    ['ru', 'мне 38, а дочке 9 лет, ей можно?'],
    ['es', 'tengo 40 años y mi hija tiene 8 años, ¿qué puntas?'],
    ['fr', 'j’ai 40 ans et ma fille a 9 ans'],
    ['es', 'llevo a mi hija de 9 años a clase, ¿qué puntas?'],
    ['ru', 'дочка занимается балетом, 9 лет'],
  ])('is heard, in %s: %s', (language, question) => {
    expect(isYoung(question, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'she was born in 2010, which shank?'],
    ['en', 'Freed was founded in 1929, and its maker born in 1899'],
    ['es', 'llevo 5 años bailando, ¿qué suela?'],
    ['es', 'bailo desde hace ocho años y busco caja ancha'],
    ['es', 'cero lesiones en ocho años, dedos cuadrados'],
    ['es', 'bailo desde los 5 años y tengo 20 años'],
    ['ru', 'занимаюсь 5 лет, какая стелька?'],
    ['ru', 'танцую балет уже восемь лет'],
    ['ru', 'ни одной травмы за восемь лет'],
    ['ru', 'мне 30, танцую с 5 лет'],
    ['fr', 'je danse depuis maintenant huit ans'],
    ['fr', 'zéro blessure en huit ans'],
    ['fr', 'je danse depuis mes 6 ans, j’en ai 22'],
    ['en', 'I am 34 and started ballet at 8'],
    ['he', 'אני בת 30, התחלתי בגיל 8'],
  ])('is no number of years of dancing, and none of a grown-up, in %s: %s', (language, question) => {
    expect(isYoung(question, language)).toBe(false);
  });
});
