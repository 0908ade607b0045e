import { clauses } from './he/clauses.ts';
import { dangers } from './he/dangers.ts';
import { intents } from './he/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Hebrew. */
export const he: LanguageTables = {
  clauses,
  turns: {
    joins: '(?:ו(?=\\p{L}{2})|גם |אבל |מה (?:לגבי|בנוגע|עם) )',
    refers: 'הן|הם|אותן|אותם|שלהן|שלהם|בהן|בהם|אותה|אותו|זה|זאת|זו|אלה|האלה|כאלה',
    shorter: 'בקצרה|קצר יותר|יותר קצר|פשוט יותר|יותר פשוט|בפשטות|תקצר\\p{L}*|לקצר|תמצות|תקציר|במילים פשוטות|לסכם|סיכום',
  },
  dangers,
  intents,
  prefix: 'ו?[שהבלכמ]{0,2}',
  joined: 'ו?[הבלכמש]{0,2}',
  shops: '[והבלכמש]{0,3}(?:חנות|חנויות)',
  sizeNames: 'מידה',
  feet: 'ב?כפות|כף ה?רגל|לרגל|רגליים',
  money: 'דולר',
  introduction: 'זה|אני',
  madeBy: 'של',
  orders: {
    answerer:
      'מצב מפתח|מפתח ה api|הוראות הסודיות|ההוראות (?:שלך|שקיבלת)|הודעת המערכת|מעכשיו|את עכשיו|אתה עכשיו|תתעלמ\\p{L}*|התעלמ\\p{L}*',
    answer: 'בסוף תוסיפ\\p{L}*|ובסוף|תוסיפי? ש\\p{L}*|תכתב\\p{L}*|תכתוב|תעני רק|ענה רק|תדפיס\\p{L}*|הדפס',
    joint: 'ובסוף|ואז|ואגב',
  },
  partsOfShoes: 'ה?דגם|ה?מותג|חברת|ה?שאנק|ה?קופסה',
  shoes: 'ה?נעל(?:י|יים)?|ה?פוינט',
};
