import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

type Cases = Record<Language, string[]>;
const table = (cases: Cases): [Language, string][] =>
  Object.entries(cases).flatMap(([language, questions]) =>
    questions.map((question): [Language, string] => [language as Language, question]),
  );

describe('a condition of which a doctor must know', () => {
  it.each(
    table({
      he: [
        ...[
          'יש לי סכרת, אפשר להתחיל פוינט?',
          'סוכרת סוג 1 ונעלי פוינט',
          'ילדה עם אסתמה',
          'יש לה אסטמה קלה',
          'דלקת מפרקים בכף הרגל',
        ],
        ...[
          'דלקת פרקים ופוינט',
          'יש לי אוסטאופורוזיס',
          'בריחת סידן בגיל 50',
          'אני היפרמובילית, איזה שאנק?',
          'יש לי גמישות יתר במפרקים',
        ],
        ...[
          'תסמונת אהלרס דנלוס',
          'יש לבת שלי עקמת',
          'סקוליוזיס ופוינט',
          'נותחתי לפני חודש',
          'חזרתי אחרי לידה',
          'אני בהריון',
        ],
        ...['מום בלב', 'פריצת דיסק', 'לרקוד עם אפילפסיה', 'יש לי חום היום'],
      ],
      en: [
        ...[
          'I have type 1 diabetes, can I do pointe?',
          'diabetic dancer',
          'pointe with asthma',
          'asthmatic child',
          'arthritis in my big toe',
        ],
        ...[
          'osteoarthritis and pointe',
          'I have osteoporosis',
          'osteopenia at 45',
          'I am hypermobile, which shank?',
          'joint hypermobility',
        ],
        ...[
          'Ehlers-Danlos and pointe',
          'my daughter has scoliosis',
          'back en pointe after surgery',
          'I had bunion surgery',
          'after my knee operation',
        ],
        ...['dancing while pregnant', 'six weeks postpartum', 'I have a heart murmur', "Sever's disease and pointe"],
        ...['a herniated disc', 'epileptic dancer', 'I was operated on in May'],
      ],
      ru: [
        ...[
          'у меня диабет, можно на пуанты?',
          'диабетик',
          'у дочки астма',
          'астматик',
          'артрит большого пальца',
          'артроз и пуанты',
        ],
        ...[
          'у меня остеопороз',
          'остеопения',
          'гипермобильность суставов',
          'у меня гипермобильные суставы',
          'синдром Элерса — Данлоса',
        ],
        ...[
          'у дочки сколиоз',
          'искривление позвоночника',
          'меня прооперировали',
          'я беременна',
          'через месяц после родов',
          'порок сердца',
        ],
        ...['грыжа диска', 'у меня эпилепсия', 'высокая температура сегодня'],
      ],
      fr: [
        ...[
          'j’ai un diabète de type 1',
          'je suis diabétique',
          'j’ai de l’asthme',
          'asthmatique, puis-je faire des pointes ?',
          'de l’arthrite au pied',
        ],
        ...[
          'j’ai de l’arthrose',
          'j’ai de l’ostéoporose',
          'ostéopénie',
          'je suis hypermobile',
          'mon hyperlaxité',
          'le syndrome d’Ehlers-Danlos',
        ],
        ...[
          'ma fille a une scoliose',
          'après une chirurgie du pied',
          'j’ai été opérée en mai',
          'je suis enceinte',
          'la danse pendant la grossesse',
        ],
        ...[
          'après mon accouchement',
          'un souffle au cœur',
          'maladie du coeur',
          'un problème cardiaque',
          'une hernie discale',
        ],
        ...['j’ai de l’épilepsie', 'j’ai de la fièvre'],
      ],
      es: [
        ...[
          'tengo diabetes, ¿puedo hacer puntas?',
          'soy diabética',
          'mi hija tiene asma',
          'asmática',
          'artritis en el dedo',
          'tengo artrosis',
        ],
        ...[
          'tengo osteoporosis',
          'osteopenia',
          'soy hipermóvil',
          'hiperlaxitud y puntas',
          'síndrome de Ehlers-Danlos',
          'mi hija tiene escoliosis',
        ],
        ...[
          'después de una cirugía',
          'me operaron del pie',
          'estoy recién operada',
          'estoy embarazada',
          'tres meses después del parto',
        ],
        ...['un soplo en el corazón', 'soy cardíaca', 'una hernia discal', 'epilepsia y ballet', 'tengo fiebre'],
      ],
    }),
  )('comes first, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('health');
  });
});
