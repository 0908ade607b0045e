import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const table = (cases: Record<Language, string[]>): [Language, string][] =>
  languages.flatMap((language) => cases[language].map((question): [Language, string] => [language, question]));
const indexes = new Map(
  languages.map((language) => [language, passageIndex(language, seededPassages(language), seededSubjects())]),
);
const indexOf = (language: Language) => {
  const index = indexes.get(language);
  if (!index) throw new Error(language);
  return index;
};
const answer = (language: Language, question: string) =>
  composeAnswer(readQuestion(question, language), indexOf(language)).paragraphs.map(({ text }) => text);

const stated = table({
  he: [
    'אני מקיאה אחרי כל ארוחה לפני הופעה, איזו נעל תיראה דקה?',
    'אני לא אוכלת ארוחת ערב כדי להיות קלה יותר על פוינט',
    'כמה קילו צריך לשקול כדי לרקוד על פוינט?',
    'המחזור שלי נעלם כבר ארבעה חודשים, זה מהפוינטים?',
    'המורה אמרה שאני צריכה לרדת שלושה קילו לפני שאקבל נעליים',
    'אני רוצה להגיע ל־45 קילו בשביל הסולו',
    'הבת שלי מדלגת על ארוחות בוקר כדי להיות רזה כמו הבלרינות',
    'אני מרגישה שמנה מדי לפוינט',
    'לא קיבלתי וסת מאז הקיץ',
    'אכלתי רק תפוח היום וזה מספיק לי',
    'איזו דיאטה הכי טובה לרקדניות?',
    'יש לי הפרעת אכילה, איזה שאנק כדאי?',
    'הפרעות אכילה וריקוד',
  ],
  en: [
    'I make myself throw up before class so I feel lighter in my shoes',
    "I've been skipping lunch so the partner can lift me",
    'What should I weigh to go en pointe?',
    "My period hasn't come for five months, is it the training?",
    'my teacher told me to drop 4 kilos before she gives me pointe shoes',
    'I want to get down to 45 kg for the solo, which shoe makes me look thinner',
    'my daughter has stopped eating dinner since pointe started',
    "I'm too fat for pointe aren't I",
    "haven't had my period since summer intensive",
    'all I ate today was an apple, I only eat once a day',
    'best diet pills for ballerinas?',
    'recovering from anorexia, which shank?',
    'I have an eating disorder',
    'I ate nothing',
    'how many kilos must I lose?',
    'I want to lose 5kg fast before the audition',
    'how thin do you have to be for pointe',
  ],
  ru: [
    'после еды вызываю рвоту, чтобы быть легче на пуантах',
    'я не ужинаю, чтобы быть худее к выступлению',
    'сколько должна весить балерина, чтобы встать на пуанты?',
    'месячных нет уже четыре месяца, это из-за балета?',
    'педагог велела сбросить пять кило, тогда даст пуанты',
    'хочу весить 43 кг, какие пуанты взять?',
    'дочь пропускает обеды, чтобы похудеть для балета',
    'я слишком толстая для пуантов',
    'цикл пропал с начала сезона',
    'ем один раз в день, хватит ли сил на пуанты?',
    'какая диета лучше для балерин?',
    'у меня булимия, какие пуанты подойдут?',
  ],
  fr: [
    'je me fais vomir avant les cours pour être plus légère sur pointes',
    'je saute le dîner pour rester mince avant le spectacle',
    'combien dois-je peser pour monter sur pointes ?',
    'je n’ai plus mes règles depuis quatre mois, c’est la danse ?',
    'ma prof veut que je perde trois kilos avant les pointes',
    'je voudrais descendre à moins de 45 kg, quelles pointes choisir ?',
    'ma fille ne mange presque rien depuis qu’elle danse',
    'je suis trop grosse pour les pointes',
    'mes règles ont disparu depuis la rentrée',
    'je ne mange qu’une pomme par jour',
    'quel régime pour une danseuse ? je suis un régime strict',
    'je suis anorexique, quelle semelle ?',
  ],
  es: [
    'me provoco el vómito antes de clase para sentirme ligera',
    'me salto la cena para estar más delgada en el ensayo',
    '¿cuánto debo pesar para subir a puntas?',
    'no me viene la regla desde hace cuatro meses, ¿es por el ballet?',
    'mi profe dice que baje tres kilos antes de darme las puntas',
    'quiero pesar 45 kg para el solo, ¿qué puntas me compro?',
    'mi hija casi no come desde que baila',
    'estoy demasiado gorda para las puntas',
    'se me retiró el periodo desde el curso de verano',
    'solo como una manzana al día',
    'no como',
    '¿cuántos kilos tengo que bajar para las puntas?',
    'se niega a comer desde el ensayo',
    '¿qué dieta hacen las bailarinas? quiero adelgazar',
    'tengo bulimia, ¿qué suela elijo?',
  ],
});

const harmless = table({
  he: [
    'כמה שוקלת נעל פוינט?',
    'המשקל שלי נופל על הבוהן',
    'הנעל כבדה מדי לריקוד',
    'אני לא יודעת אם יש לי כף רגל מצרית',
    'איזה שאנק לרקדנית גבוהה וכבדה?',
    'כף רגל רזה, איזו נעל?',
    'מה לאכול לפני שיעור?',
  ],
  en: [
    'how much does a pointe shoe weigh?',
    'my weight falls on the big toe',
    'these shoes are too heavy for dancing',
    'is there a break-in period?',
    'which shank for a tall, strong adult?',
    'thin feet, which box?',
    'how do I look slimmer feet in satin, do darker ribbons help?',
    'the sole is too thin for pointe',
    'what should I eat before class?',
    'is there no trial period?',
  ],
  ru: [
    'сколько весят пуанты?',
    'вес падает на большой палец',
    'не знаю, есть ли у меня египетская стопа',
    'тонкая стопа, какая коробочка?',
    'у меня нет пары на смену, есть ли смысл сушить феном?',
    'какой вес у пуантов?',
    'пуанты слишком тяжёлые для прыжков',
  ],
  fr: [
    'combien pèse une pointe ?',
    'mon poids tombe sur le gros orteil',
    'la semelle est trop mince',
    'j’ai un pied mince et long',
    'quelles sont les règles pour coudre les rubans ?',
    'les pointes sont trop lourdes pour sauter',
    'que manger avant un cours ?',
  ],
  es: [
    '¿cuánto pesan unas puntas?',
    'el peso cae en el dedo gordo',
    'tengo el pie delgado, ¿qué caja?',
    'no sé cómo coser las cintas',
    '¿hay una regla para elegir la talla?',
    'la suela es muy delgada',
    '¿hay un periodo de adaptación?',
  ],
});

describe('eating, weight and missed periods', () => {
  it.each(stated)('are heard, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers[0]).toBe('eating');
  });

  it.each(harmless)('are not suspected, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).not.toContain('eating');
  });

  it.each(stated)(
    'are answered with a warning and what helps, without figure or shoe, in %s: %s',
    (language, question) => {
      const [warning, ...others] = answer(language, question);
      expect(warning).toBe(assistantTexts(language)('eating'));
      expect(others).toEqual(expect.arrayContaining(indexOf(language).byId('safe-eating')?.text ?? ['missing']));
      const all = [warning, ...others].join('\n');
      expect(all).not.toMatch(/\d/);
      expect(indexOf(language).subjectsIn(all)).toEqual([]);
    },
  );

  it.each<[Language, string]>([
    ['he', 'הבת שלי בת 10 ומדלגת על ארוחות, איזו נעל לקנות לה?'],
    ['en', 'my daughter is 10 and skips meals, which Bloch should I buy?'],
    ['ru', 'дочке 10 лет, она пропускает обеды, какие пуанты купить?'],
    ['fr', 'ma fille a 10 ans et saute des repas, quelles pointes acheter ?'],
    ['es', 'mi hija tiene 10 años y se salta comidas, ¿qué puntas compro?'],
  ])('of a child bring no figure along either, in %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual(['eating', 'young']);
    const texts = answer(language, question);
    expect(texts.slice(0, 2)).toEqual([assistantTexts(language)('eating'), assistantTexts(language)('clearance')]);
    expect(texts.join('\n')).not.toMatch(/\d/);
  });
});
