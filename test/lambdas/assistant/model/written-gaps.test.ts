import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { questionLanguage } from '#lambdas/assistant/model/question-language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map(
  languages.map((language) => [language, passageIndex(language, seededPassages(language), seededSubjects())]),
);

/** As a page in that language asks, with the ids of the passages that the answer rests on. */
const answer = (question: string, page: Language) => {
  const language = questionLanguage(question, page);
  const index = indexes.get(language) ?? passageIndex(language, [], []);
  const reading = readQuestion(question, language);
  const { paragraphs, sources } = composeAnswer(reading, index);
  const ids = sources.map(({ title }) => seededPassages(language).find((one) => one.title === title)?.id);
  return { language, dangers: reading.dangers, text: paragraphs.map(({ text }) => text).join('\n'), ids };
};

describe('questions that only dancers of some kind ask have a passage, and none of these is its own', () => {
  it.each<[string, Language, string]>([
    ['fit-men', 'he', 'אילו נעלי פוינט מתאימות לגברים עם רגל גדולה'],
    ['fit-men', 'en', 'my boyfriend wants to try pointe, do they make his size'],
    ['fit-men', 'ru', 'мужчина может танцевать на пуантах?'],
    ['fit-men', 'fr', 'pointes pour garçon, quelle marque'],
    ['fit-men', 'es', 'existen zapatillas de punta de hombre?'],
    ['size-large', 'he', 'אין פוינט בגודל שלי, יש לי רגליים ענקיות'],
    ['size-large', 'en', 'which brand makes really big sizes'],
    ['size-large', 'ru', 'какая фирма делает большие размеры'],
    ['size-large', 'fr', 'rien ne va jusqu’à ma pointure, j’ai de très grands pieds'],
    ['size-large', 'es', 'qué marca hace tallas grandes'],
    ['care-travel', 'he', 'טסים להופעה, הפוינטים בתיק יד?'],
    ['care-travel', 'en', 'taking pointe shoes on a plane'],
    ['care-travel', 'ru', 'как хранить пуанты летом'],
    ['care-travel', 'fr', 'je pars en stage, comment transporter mes pointes'],
    ['care-travel', 'es', 'viajo a un concurso, cómo llevo las puntas'],
    ['care-dye', 'he', 'אפשר לצבוע את הנעליים לתפקיד?'],
    ['care-dye', 'en', 'can I dye my shoes brown'],
    ['care-dye', 'ru', 'можно перекрасить пуанты в красный'],
    ['care-dye', 'fr', 'mettre de la peinture sur des pointes'],
    ['care-dye', 'es', 'maquillaje en las puntas para que no brillen'],
    ['care-early', 'he', 'מה גורם לנעליים להיהרס מהר'],
    ['care-early', 'en', 'why did my shoes die after three classes'],
    ['care-early', 'ru', 'пуанты быстро изнашиваются, в чём дело'],
    ['care-early', 'fr', 'mes pointes s’usent trop vite, pourquoi'],
    ['care-early', 'es', 'por qué se me gastan tan rápido las puntas'],
    ['ready-cleared', 'he', 'קיבלתי אור ירוק מהמורה, מה צריך לעשות עכשיו'],
    ['ready-cleared', 'en', 'we got the teacher’s yes, what should we do first'],
    ['ready-cleared', 'ru', 'педагог разрешила встать на пуанты, что делать дальше'],
    ['ready-cleared', 'fr', 'ma prof m’a dit oui pour les pointes, et maintenant'],
    ['ready-cleared', 'es', 'la profesora dijo que sí, por dónde empezamos'],
    ['safe-allergy', 'he', 'יצאה לי פריחה ברגל מהנעליים'],
    ['safe-allergy', 'en', 'allergic reaction to my elastics'],
    ['safe-allergy', 'ru', 'раздражение и зуд от вкладышей'],
    ['safe-allergy', 'fr', 'allergique au latex, quels embouts'],
    ['safe-allergy', 'es', 'me salió un sarpullido con las puntas'],
    ['buy-return', 'he', 'הסאטן כבר נקרע, החנות תחליף?'],
    ['buy-return', 'en', 'can I get a refund for shoes I danced in'],
    ['buy-return', 'ru', 'можно ли вернуть пуанты, в которых танцевала'],
    ['buy-return', 'fr', 'rendre des pointes après un cours'],
    ['buy-return', 'es', 'el satén ya está gastado, me las cambian?'],
    ['buy-shades', 'he', 'נעלי פוינט לעור כהה, איזה מותג'],
    ['buy-shades', 'en', 'who sells brown pointe shoes'],
    ['buy-shades', 'ru', 'не розовые пуанты'],
    ['buy-shades', 'fr', 'qui vend des pointes marron'],
    ['buy-shades', 'es', 'puntas que no sean rosas'],
    ['buy-vegan', 'he', 'יש נעליים בלי עור?'],
    ['buy-vegan', 'en', 'do pointe shoes have leather in them'],
    ['buy-vegan', 'ru', 'какие пуанты без натуральной кожи'],
    ['buy-vegan', 'fr', 'pointes vegan, quelle marque'],
    ['buy-vegan', 'es', 'hay puntas que no lleven cuero?'],
  ])('%s in %s: %s', (passage, page, question) => {
    expect(seededPassages(page).flatMap(({ questions }) => questions)).not.toContain(question);
    expect(answer(question, page)).toMatchObject({
      language: page,
      dangers: [],
      ids: expect.arrayContaining([passage]),
    });
    expect(answer(question, page).ids[0]).toBe(passage);
  });
});

describe('a dancer who comes back with a clearance', () => {
  it.each<[Language, string]>([
    ['he', 'הרופא אישר לי לחזור לפוינט אחרי נקע, איך מתחילים'],
    ['en', 'doctor cleared me after my ankle sprain, how do I return to pointe'],
    ['ru', 'врач разрешил после вывиха, как возвращаться на пуанты'],
    ['fr', 'le médecin m’autorise après une entorse, comment reprendre'],
    ['es', 'el médico me dio el alta del esguince, cómo retomo puntas'],
  ])('reads beside the warning how to begin, in %s', (page, question) => {
    expect(answer(question, page)).toMatchObject({ language: page, ids: expect.arrayContaining(['safe-return']) });
  });

  it.each<[Language, string]>([
    ['he', 'אני בת 17, שום דבר לא כואב, לא היו פציעות, כף רגל צרה. איזו קופסה?'],
    ['en', 'I am 17, nothing hurts, never injured, narrow foot. Which box?'],
    ['ru', 'Мне 17, ничего не болит, травм не было, узкая стопа. Какой стакан?'],
    ['fr', 'J’ai 17 ans, rien ne me fait mal, jamais blessée, pied étroit. Quelle boîte ?'],
    ['es', 'Tengo 17 años, no me duele nada, sin lesiones, pie estrecho. ¿Qué caja?'],
  ])('is not taken for one who was never injured, in %s', (page, question) => {
    expect(answer(question, page).ids[0]).not.toBe('safe-return');
  });
});

it('a face that swells calls for help at once, whatever else was asked', () => {
  const question = 'my face is swelling and it is hard to breathe since I put on the new pads';
  expect(answer(question, 'en').text).toMatch(/emergency services/);
});

it('a boy who is too young is shown no maker and no size', () => {
  const { text, dangers } = answer('my 9 year old son wants pointe shoes, are there any for boys', 'en');
  expect(dangers).toEqual(['young']);
  expect(text).not.toMatch(/Gaynor|5 to 12/);
});
