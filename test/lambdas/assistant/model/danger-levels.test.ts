import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import type { Danger } from '#lambdas/assistant/model/danger.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const table = (cases: Record<Language, string[]>): [Language, string][] =>
  languages.flatMap((language) => cases[language].map((question): [Language, string] => [language, question]));

describe('a dancer who describes herself to a fitter', () => {
  it.each(
    table({
      en: [
        "Nothing hurts and I've never had an injury. Medium arch, tapered toes: which brand?",
        '15, no pain whatsoever, no previous injuries, just outgrew my pair',
        "I don't have any pain or discomfort, I only want a quieter shoe",
        'zero injuries in eight years, strong feet, square toes',
        "my ankles are strong and I haven't had any injuries",
        'she has never complained of pain, she just grew two sizes',
      ],
      he: [
        'לא כואב לי כלום ואף פעם לא הייתה לי פציעה. קשת בינונית, איזה מותג?',
        'בת 15, אין כאבים בכלל, בלי פציעות קודמות, פשוט גדלתי',
        'אין לי שום כאב או אי נוחות, רק רוצה נעל שקטה יותר',
        'אפס פציעות בשמונה שנים, אצבעות מרובעות',
        'הקרסוליים חזקים ולא נפצעתי מעולם',
        'היא אף פעם לא התלוננה על כאבים, פשוט גדלה במידה',
      ],
      ru: [
        'Ничего не болит, травм никогда не было. Средний подъём, какая марка?',
        'мне 15, никаких болей, травм раньше не было, просто выросла',
        'ни боли, ни дискомфорта нет, хочу пару потише',
        'ни одной травмы за восемь лет, пальцы квадратные',
        'голеностоп крепкий, травм нет',
        'на боль она никогда не жаловалась, просто выросла нога',
      ],
      fr: [
        'Rien ne me fait mal et je n’ai jamais eu de blessure. Quelle marque pour une voûte moyenne ?',
        '15 ans, aucune douleur du tout, pas de blessures avant, j’ai juste grandi',
        'je n’ai ni douleur ni gêne, je veux juste des pointes plus silencieuses',
        'zéro blessure en huit ans, orteils carrés',
        'mes chevilles sont solides et je ne me suis jamais blessée',
        'elle ne s’est jamais plainte de douleurs, elle a juste grandi',
      ],
      es: [
        'No me duele nada y nunca he tenido una lesión. Arco medio, ¿qué marca?',
        '15 años, cero dolor, sin lesiones previas, solo me crecieron los pies',
        'no tengo ningún dolor ni molestia, solo quiero unas más silenciosas',
        'cero lesiones en ocho años, dedos cuadrados',
        'mis tobillos son fuertes y nunca me lesioné',
        'ella nunca se ha quejado de dolor, solo ha crecido',
      ],
    }),
  )('and says that nothing hurts is asked for no doctor, in %s: %s', (language, question) => {
    const { dangers, possible } = readQuestion(question, language);
    expect([...dangers, ...possible]).toEqual([]);
  });

  it('is warned of what another clause tells', () => {
    expect(readQuestion('No pain in my toes. My heel hurts though.', 'en').dangers).toContain('pain');
    expect(readQuestion('אין כאבים בבהונות. העקב כואב.', 'he').dangers).toContain('pain');
  });
});

describe('a danger that is told without its usual word', () => {
  it.each<[Language, Danger, string]>([
    ['en', 'pain', 'my leg is in a cast until May, can I order the next pair already?'],
    ['en', 'pain', 'the doctor put me in a walking boot, which shank when I come back?'],
    ['en', 'pain', 'I take two Advil before every class'],
    ['en', 'health', 'my heart races and skips beats in class'],
    ['en', 'health', 'I get so out of breath that I have to lie down'],
    ['he', 'pain', 'אני לוקחת אדוויל לפני כל שיעור'],
    ['he', 'pain', 'שמו לי סד על הרגל, מתי חוזרים לפוינט?'],
    ['he', 'health', 'יש לי דפיקות לב חזקות באמצע השיעור'],
    ['he', 'health', 'קשה לי לנשום אחרי כל קפיצה'],
    ['ru', 'pain', 'пью нурофен перед каждым занятием'],
    ['ru', 'pain', 'нога в лонгете, когда можно вернуться?'],
    ['ru', 'health', 'сердце колотится и замирает на занятии'],
    ['ru', 'health', 'задыхаюсь после каждой вариации'],
    ['fr', 'pain', 'je prends un Doliprane avant chaque cours'],
    ['fr', 'pain', 'j’ai une botte de marche, quelles pointes pour reprendre ?'],
    ['fr', 'health', 'j’ai des palpitations pendant le cours'],
    ['fr', 'health', 'je n’arrive plus à respirer après les sauts'],
    ['es', 'pain', 'tomo ibuprofeno antes de cada clase'],
    ['es', 'pain', 'llevo una férula en el pie, ¿qué puntas compro?'],
    ['es', 'health', 'me dan palpitaciones en clase'],
    ['es', 'health', 'me falta el aire después de saltar'],
  ])('is warned of all the same, in %s (%s): %s', (language, danger, question) => {
    expect(readQuestion(question, language).dangers).toContain(danger);
  });
});

describe('what may tell of a danger', () => {
  it.each(
    table({
      en: [
        'my big toe feels odd after class, is my box too small?',
        'my ankle wobbles, would a harder shank help?',
        'I have an appointment with my doctor about my foot next week; what size should I take?',
        'my second toe bothers me in these',
      ],
      he: [
        'הבוהן נראית משונה אחרי השיעור, הקופסה קטנה מדי?',
        'הקרסול לא יציב, שאנק קשה יותר יעזור?',
        'יש לי תור לרופא בגלל כף הרגל בשבוע הבא; איזו מידה לקחת?',
        'האצבע השנייה מציקה לי בנעליים האלה',
      ],
      ru: [
        'большой палец какой-то странный после занятий, стакан мал?',
        'голеностоп неустойчивый, поможет жёсткая стелька?',
        'на следующей неделе иду к врачу со стопой; какой размер брать?',
        'второй палец беспокоит в этих пуантах',
      ],
      fr: [
        'mon gros orteil est bizarre après le cours, boîte trop petite ?',
        'ma cheville est instable, une semelle plus dure aiderait ?',
        'je vois le médecin pour mon pied la semaine prochaine ; quelle pointure prendre ?',
        'le deuxième orteil me dérange dans celles-ci',
      ],
      es: [
        'el dedo gordo lo noto raro después de clase, ¿la caja es pequeña?',
        'mi tobillo es inestable, ¿ayudaría una suela más dura?',
        'tengo cita con el médico por el pie la semana que viene; ¿qué talla cojo?',
        'el segundo dedo me incomoda con estas',
      ],
    }),
  )('adds a sentence and leads no answer, in %s: %s', (language, question) => {
    const { dangers, possible } = readQuestion(question, language);
    expect(dangers).toEqual([]);
    expect(possible.length).toBeGreaterThan(0);
  });

  it.each(
    table({
      en: [
        'How do I sew ribbons so that the heel stays on?',
        'Which box for a long second toe?',
        'wide feet, low arch',
      ],
      he: ['איך תופרים גומייה שתחזיק את העקב?', 'איזו קופסה לאצבע שנייה ארוכה?', 'כף רגל רחבה וקשת נמוכה'],
      ru: ['Как пришить резинку, чтобы пятка держалась?', 'Какой стакан при длинном втором пальце?', 'широкая стопа'],
      fr: ['Comment coudre l’élastique au talon ?', 'Quelle boîte pour un deuxième orteil long ?', 'pied large'],
      es: ['¿Cómo coso el elástico en el talón?', '¿Qué caja para un segundo dedo largo?', 'pie ancho y arco bajo'],
    }),
  )('is not said by a part of the foot alone, in %s: %s', (language, question) => {
    const { dangers, possible } = readQuestion(question, language);
    expect([...dangers, ...possible]).toEqual([]);
  });

  it.each(languages)('has a sentence that says when to stop and whom to ask, in %s', (language) => {
    expect(assistantTexts(language)('possible').length).toBeGreaterThan(40);
  });
});

it.each<[Language, string]>([
  ['en', 'How do I pad the toes? The shank is dead.'],
  ['en', 'Which width is right for my foot? Numbers are a puzzle to me.'],
])('nothing is wrong with a foot by what another sentence says of a shoe, in %s: %s', (language, message) => {
  expect(readQuestion(message, language).dangers).toEqual([]);
});

describe('the trouble of a shoe beside a part of the foot', () => {
  it.each(
    table({
      en: [
        'the satin at my toes is strained and torn',
        'the heel of the shoe keeps coming off my foot',
        'my shank broke under the arch after two weeks',
        'the box cracked at the big toe',
        'the elastic cut into pieces at my ankle',
      ],
      he: [
        'הסאטן ליד הבהונות קרוע',
        'העקב של הנעל יורד לי מהרגל',
        'השאנק נשבר מתחת לקשת של כף הרגל',
        'הקופסה נסדקה ליד הבוהן',
        'הגומי נקרע ליד הקרסול',
      ],
      ru: [
        'атлас у пальцев порвался',
        'задник слетает с пятки',
        'стелька сломалась под сводом стопы',
        'стакан треснул у большого пальца',
        'резинка порвалась у щиколотки',
      ],
      fr: [
        'le satin est déchiré aux orteils',
        'le talon de la pointe se déchausse de mon pied',
        'ma semelle a cassé sous le pied',
        'la boîte a craqué au gros orteil',
        'l’élastique a lâché à la cheville',
      ],
      es: [
        'el satén está roto en los dedos',
        'el talón de la zapatilla se me sale del pie',
        'la suela se rompió bajo el pie',
        'la caja se quebró en el dedo gordo',
        'el elástico se rompió en el tobillo',
      ],
    }),
  )('is none of the body, in %s: %s', (language, question) => {
    const { dangers, possible } = readQuestion(question, language);
    expect([...dangers, ...possible]).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'the box broke my toenail'],
    ['en', 'I broke my toe and my shank'],
    ['he', 'הנעל שברה לי ציפורן והבוהן נפוחה'],
    ['ru', 'стелька сломалась, и я подвернула ногу'],
    ['fr', 'la semelle a cassé et je me suis tordu la cheville'],
    ['es', 'se rompió la suela y me torcí el tobillo'],
  ])('does not hide that of the body, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });
});
