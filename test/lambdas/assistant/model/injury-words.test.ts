import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const table = (cases: Record<Language, string[]>): [Language, string][] =>
  Object.entries(cases).flatMap(([language, questions]) =>
    questions.map((question): [Language, string] => [language as Language, question]),
  );

describe('an injury in the words of whoever has it', () => {
  it.each(
    table({
      he: [
        'סיבבתי את הקרסול, אפשר לרקוד מחר?',
        'התעקם לי הקרסול בחזרה',
        'אני צולעת מאז השיעור',
        'אני לא יכולה לדרוך על הרגל',
      ],
      en: [
        'danced in totally dead shoes n rolled my ankle, its puffy. tape it and rehearse tmrw?',
        'I went over on my ankle coming off pointe',
        'turned my left ankle in class, which shoe holds it?',
        'limping since rehearsal',
        "I can't put weight on it",
        'something in my foot popped in relevé',
        'my ankle is puffy',
      ],
      ru: [
        'подвернула ногу на пуантах',
        'хромаю после репетиции',
        'не могу наступить на ногу',
        'в стопе что-то хрустнуло',
      ],
      fr: [
        'je me suis tordu la cheville',
        'elle s’est foulé la cheville en cours',
        'ma cheville a craqué',
        'je ne peux plus poser le pied par terre, ma cheville est tordue',
      ],
      es: ['me torcí el tobillo ensayando', 'me doblé el pie', 'cojea desde el ensayo', 'no puedo apoyar el pie'],
    }),
  )('in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
    expect(readQuestion(question, language).isAlarming).toBe(true);
  });

  it.each(
    table({
      he: ['איך מגלגלים את הסרטים?', 'סרטים שהסתובבו', 'איזו נעל לרגל רחבה?'],
      en: [
        'my ribbons came rolled up',
        'puffy satin at the heel',
        'the pleats look puffy',
        'how do I roll through demi-pointe?',
        'which box is good to go with tights?',
        'I put weight on my list of brands',
      ],
      ru: ['подвернуть край ленты', 'лента подвернулась', 'как хранить пуанты?'],
      fr: [
        'mes pointes sont tordues',
        'la boîte est large ou étroite ?',
        'une boîte un peu dure',
        'quelle boîte pour un pied carré ?',
        'où ranger la boîte de mes pointes ?',
        'le satin fait des plis',
      ],
      es: ['se dobla la suela', 'cómo doblo las cintas', 'la plantilla está torcida'],
    }),
  )('none in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });
});

describe('whoever asks whether a test or strong feet are enough', () => {
  it.each(
    table({
      he: ['היא עברה את מבחן העיפרון, אז היא מוכנה?', 'כף רגל חזקה אבל הבטן חלשה, אפשר לעלות לפוינט?'],
      en: [
        'she passed the pencil test and did 20 single leg rises in our kitchen so shes good to go up right?',
        'strong feet but a weak core, which shoe?',
      ],
      ru: ['дочка прошла тест с карандашом, значит можно?', 'стопы сильные, а живот и спина слабые. можно на пальцы?'],
      fr: [
        'elle a réussi le test du crayon, c’est bon ?',
        'pieds forts mais abdos faibles, elle peut monter sur pointes ?',
      ],
      es: ['pasó la prueba del lápiz, ¿ya está?', 'pies fuertes pero el abdomen flojo, ¿puede subir a puntas?'],
    }),
  )('is sent to a teacher, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('clearance');
  });

  it.each(
    table({
      he: ['מבחן הפלייה במדידה', 'השאנק חלש בגב הנעל'],
      en: [
        'what is the plié test?',
        'the shank passed its best',
        'how do I go up a size?',
        'the shop did a test of the fit',
      ],
      ru: ['как проверить длину в плие?', 'слабый геленок'],
      fr: ['le test du plié, c’est quoi ?', 'cambrion faible'],
      es: ['qué es la prueba del plié', 'suela floja'],
    }),
  )('but not in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });
});

describe('whoever comes back from a fracture', () => {
  it.each(
    table({
      he: ['שבר במסרק לפני שלושה חודשים, מתי חוזרים?', 'הורידו את הגבס, המורה קוראת לחזור'],
      en: ['broke my metatarsal 3 months ago', 'the cast is off, teacher wants me back', 'just got out of the boot'],
      ru: ['перелом плюсны 3 мес назад, гипс сняли, педагог уже зовёт на пальцы', 'гипс уже сняли'],
      fr: ['fracture du métatarse il y a trois mois', 'on m’a retiré le plâtre'],
      es: ['fractura de metatarso hace tres meses', 'ya me quitaron el yeso'],
    }),
  )('in %s: %s', (language, question) => {
    expect(readQuestion(question, language).isReturning).toBe(true);
    expect(readQuestion(question, language).dangers).toContain('pain');
  });
});
