import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const table = (cases: Record<Language, string[]>): [Language, string][] =>
  languages.flatMap((language) => cases[language].map((question): [Language, string] => [language, question]));

describe('pain and injuries that are denied', () => {
  it.each(
    table({
      he: [
        'בת 16, רוקדת שש שנים, אין לי כאבים ומעולם לא נפצעתי, כף רגל רחבה. איזו נעל?',
        'לא כואב לי כלום, רק רוצה נעל יפה יותר',
        'שום דבר לא כואב. איזה שאנק מתאים לקשת גבוהה?',
        'בלי כאבים ובלי פציעות, אצבעות יווניות',
        'בלי כאבים ופציעות, איזו קופסה?',
        'לא היו לי פציעות, איזו קופסה לרגל רחבה?',
        'אין לי שום כאב, מה ההבדל בין שני הדגמים?',
      ],
      en: [
        "I'm 16, six years of training, no pain, never injured, wide feet. Which shoe?",
        "nothing hurts, I'd just like a prettier shoe",
        "My feet don't hurt at all. Which box for Greek toes?",
        'no injuries, no blisters, high arch, strong ankles',
        "I've never been injured and have no pain; which shank?",
        "it doesn't hurt, they are just loose. Which size?",
        'without any pain or injuries so far, narrow heel, which model',
        "I have no history of injury, and I'm pain-free.",
        'never broken anything, wide toes',
        'no pain, injuries or blisters, square box?',
        'no pain and injuries. Which box?',
      ],
      ru: [
        'мне 16, занимаюсь шесть лет, ничего не болит, травм не было, стопа широкая. Какие пуанты?',
        'болей нет, просто хочу пару покрасивее',
        'у меня ничего не болит. Какая коробочка для греческой стопы?',
        'без боли и без травм, высокий подъём',
        'никогда не было травм, узкая пятка',
        'мне не больно, просто велики',
      ],
      fr: [
        'j’ai 16 ans, six ans de danse, pas de douleur, jamais blessée, pied large. Quelles pointes ?',
        'rien ne me fait mal, je voudrais juste une plus jolie pointe',
        'je n’ai mal nulle part. Quelle boîte pour un pied grec ?',
        'aucune douleur, aucune blessure, cou-de-pied haut',
        'je n’ai jamais eu d’entorse ni de blessure, talon étroit',
        'ça ne fait pas mal, elles sont juste trop grandes',
      ],
      es: [
        'tengo 16 años, seis de ballet, sin dolor, nunca me he lesionado, pie ancho. ¿Qué puntas?',
        'no me duele nada, solo quiero unas puntas más bonitas',
        'nada me duele. ¿Qué caja para pie griego?',
        'ninguna lesión, ningún dolor, empeine alto',
        'nunca he tenido lesiones ni molestias, talón estrecho',
        'no me duelen, solo me quedan grandes',
      ],
    }),
  )('raise no warning, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).not.toContain('pain');
  });
});

describe('a denial that tells of danger', () => {
  it.each(
    table({
      he: [
        'אני לא מרגישה את האצבעות אחרי השיעור',
        'לא כואב, אבל האצבעות נימולות',
        'לא כל כך כואב',
        'לא כאב לי עד השבוע, ועכשיו כן',
        'אי אפשר לרקוד בלי כאבים',
        'אין נפיחות',
        'לא כואב חוץ מהבוהן',
        'לא. כאב חזק בבוהן',
      ],
      en: [
        'I cannot feel my toes',
        "I can't feel any pain in my toes any more",
        'no pain, but my toes go numb',
        "it doesn't hurt that much",
        "it didn't hurt before, now it does",
        "I can't dance without pain",
        'never a class without pain',
        'I do not only have pain, I limp',
        'no swelling',
        'no pain except in the big toe',
        'is it the box? No. Pain in my heel',
        "it doesn't hurt when I walk, only en pointe",
        "isn't pain normal?",
        "I can't stand on it",
        'no pain until yesterday',
        'there is not a day without it hurting',
        'no pain, injury of the ankle last year',
        'no pain and injured toe',
      ],
      ru: [
        'я не чувствую пальцев',
        'не болит, но пальцы немеют',
        'не сильно болит',
        'раньше не болело, а теперь да',
        'не болело до вчерашнего дня',
        'не могу танцевать без боли',
        'отёка нет',
        'не болит, кроме большого пальца',
        'Нет. Боль в пятке',
      ],
      fr: [
        'je ne sens plus mes orteils',
        'pas de douleur, mais mes orteils sont engourdis',
        'ça ne fait pas trop mal',
        'je n’avais pas mal avant, maintenant si',
        'impossible de danser sans douleur',
        'pas de douleur sauf au gros orteil',
        'pas mal de douleurs après le cours',
        'Non. Douleur au talon',
      ],
      es: [
        'no siento los dedos',
        'no me duele, pero se me duermen los dedos',
        'no me duele tanto',
        'antes no me dolía, ahora me duele',
        'no puedo bailar sin dolor',
        'no me duele salvo el dedo gordo',
        'No. Dolor en el talón',
        'no hay hinchazón, pero está hinchado por la noche',
      ],
    }),
  )('still warns, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });

  it.each<[Language, string]>([
    ['en', 'I have no diabetes any more, and I never had asthma'],
    ['he', 'אין לי כבר סוכרת'],
    ['ru', 'у меня больше нет астмы'],
    ['fr', 'je n’ai plus d’asthme'],
    ['es', 'ya no tengo asma'],
  ])('a condition is a doctor’s matter even so, in %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('health');
  });
});
