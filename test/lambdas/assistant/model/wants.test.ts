import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const wantsOf = (question: string, language: Language) => [...readQuestion(question, language).asked.wants];

describe('what a question wants', () => {
  it.each<[Language, string]>([
    ['en', 'will water ruin my shoes?'],
    ['en', 'Caroline and I twist while tying the ribbons'],
    ['en', 'which costume goes with satin?'],
    ['en', 'should I go for a wider box?'],
    ['fr', 'je cherche des pointes pour des orteils longs'],
    ['fr', 'avec quel couteau gratter la semelle ?'],
    ['es', 'las costuras me rozan'],
    ['es', 'soy Caroline y me cuesta subir al relevé'],
    ['ru', 'дорога до студии занимает час'],
    ['ru', 'как найти центр платформы?'],
    ['he', 'היא עולה לאצבעות בלי בעיה'],
  ])('is no price: %s %s', (language, question) => {
    expect(wantsOf(question, language)).not.toContain('price');
  });

  it.each<[Language, string]>([
    ['en', 'how much does a pair cost?'],
    ['en', 'what do they usually go for?'],
    ['fr', 'elles sont chères ?'],
    ['fr', 'combien coûtent des Grishko ?'],
    ['es', '¿cuánto me cuesta un par?'],
    ['es', '¿son muy caras?'],
    ['ru', 'почему пуанты такие дорогие?'],
    ['ru', 'какая цена у Grishko?'],
    ['he', 'בכמה נמכר זוג?'],
  ])('is a price: %s %s', (language, question) => {
    expect(wantsOf(question, language)).toContain('price');
  });

  it.each<[Language, string]>([
    ['en', 'my foot runs small'],
    ['en', 'I am in charge of the costumes'],
    ['en', 'can I sew them on my own?'],
    ['fr', 'la directrice de mon école veut des Grishko'],
    ['es', 'me manda la profesora a comprar puntas'],
    ['es', 'la directora de mi academia pide Bloch'],
    ['ru', 'руководитель студии просит мягкие'],
    ['he', 'אני בעלת קשת גבוהה'],
  ])('is no owner: %s %s', (language, question) => {
    expect(wantsOf(question, language)).not.toContain('owner');
  });

  it.each<[Language, string]>([
    ['en', 'who runs Bloch today?'],
    ['en', 'who is the owner of Grishko?'],
    ['fr', 'qui dirige Repetto ?'],
    ['fr', 'qui est le directeur général de Bloch ?'],
    ['es', '¿quién manda en Bloch?'],
    ['es', '¿quién es el dueño de Grishko?'],
    ['ru', 'кто владеет маркой Bloch?'],
    ['ru', 'кто генеральный директор Гришко?'],
    ['he', 'מי המנכ״ל של גיינור מינדן?'],
    ['he', 'מי הבעלים של בלוך?'],
  ])('is an owner: %s %s', (language, question) => {
    expect(wantsOf(question, language)).toContain('owner');
  });

  it.each<[Language, string]>([
    ['fr', 'à quel endroit doit-on coudre l’élastique ?'],
    ['es', '¿cómo se debe atar la cinta?'],
  ])('is no design: %s %s', (language, question) => {
    expect(wantsOf(question, language)).not.toContain('design');
  });

  it.each<[Language, string]>([
    ['fr', 'à qui doit-on le modèle Studio ?'],
    ['es', '¿a quién se debe el modelo Studio?'],
    ['en', 'who designed the Studio?'],
  ])('is a design: %s %s', (language, question) => {
    expect(wantsOf(question, language)).toContain('design');
  });

  it('is a person only where one is asked about', () => {
    expect(wantsOf('what should I do before the fitting?', 'en')).not.toContain('person');
    expect(wantsOf('what did Eliza Minden do before?', 'en')).toContain('person');
  });

  it.each<[Language, string]>([
    ['en', 'when should I replace my pair?'],
    ['en', 'it hurts when the box is too narrow'],
    ['en', 'how old must she be?'],
    ['fr', 'quand changer de pointes ?'],
    ['fr', 'c’est ma première année de pointes'],
    ['fr', 'à quel âge commence-t-on ?'],
    ['es', '¿cuándo puedo bailar con ellas?'],
    ['es', 'un buen ajuste es fundamental'],
    ['ru', 'когда пора менять пуанты?'],
    ['ru', 'девочки старше 12 лет'],
    ['he', 'מתי מחליפים זוג?'],
    ['he', 'בת כמה צריך להיות?'],
  ])('is no year: %s %s', (language, question) => {
    expect(wantsOf(question, language)).not.toContain('year');
  });

  it.each<[Language, string]>([
    ['en', 'when was Bloch founded?'],
    ['en', 'when did Grishko start?'],
    ['en', 'how old is Capezio?'],
    ['fr', 'quand la marque a-t-elle été créée ?'],
    ['fr', 'quel âge a Repetto ?'],
    ['es', '¿cuándo se fundó Bloch?'],
    ['es', '¿cuántos años tiene la marca?'],
    ['ru', 'когда основали Bloch?'],
    ['ru', 'какая марка старше?'],
    ['he', 'מתי הוקמה גרישקו?'],
    ['he', 'בת כמה החברה?'],
  ])('is a year: %s %s', (language, question) => {
    expect(wantsOf(question, language)).toContain('year');
  });

  it('is a time only where a length of time is asked', () => {
    expect(wantsOf('how long should the ribbons be?', 'en')).not.toContain('time');
    expect(wantsOf('how long do they take to dry?', 'en')).toContain('time');
  });
});
