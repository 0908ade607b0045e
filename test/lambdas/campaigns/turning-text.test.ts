import { describe, expect, it } from 'vitest';
import { turningText } from '#lambdas/campaigns/model/turning-text.ts';

describe('what turns around from right to left', () => {
  it.each([
    ['נעליים ב־10–20 שקלים', ['10–20']],
    ['מידות 36 - 41 במלאי', ['36 - 41']],
    ['פתוח 9:00–17:00', ['9:00–17:00']],
    ['מידה 38½ בלבד', ['38½']],
    ['ירד ל -5 מעלות', ['-5']],
    ['עלייה של +12 נקודות', ['+12']],
    ['−5 מעלות', ['−5']],
    ['כתבו ב C++ בלבד', ['C++']],
    ['הקובץ /blog/shoes כאן', ['/blog/shoes']],
    ['באתר https://site.example/ יש עוד', ['https://site.example/']],
    ['התיקייה C:\\shoes\\ נמצאת', ['C:\\shoes\\']],
    ['חייגו +972-50-1234567', ['+972-50-1234567']],
    ['חייגו 03 555 1234 בבוקר', ['03 555 1234']],
    ['חייגו (03) 555-1234', ['(03) 555-1234']],
    ['תייגו @pointe_shoes', ['@pointe_shoes']],
    ['עם #ballet בסוף', ['#ballet']],
    ['סט 2-in-1 חדש', ['2-in-1']],
    ['הנחה 50%-70% היום', ['50%-70%']],
    ['בין ₪100-₪200', ['₪100-₪200']],
    ['<b>מודגש</b>', ['<b>', '</b>']],
  ])('%s', (text, turned) => {
    expect(turningText(text)).toEqual(turned);
  });

  it.each([
    ...['נעלי Freed of London, מידה 5.5', 'המחיר ₪350', 'המחיר 350 ₪', 'המחיר $5.99!', 'הנחה של 20%', '10-20 זוגות'],
    ...['24/11/2026 בשעה 18:30', '24.11.2026', '2026-11-24', 'דגם A4 או 3D-print', 'Wi-Fi בסטודיו', 'ב-5 בערב'],
    ...[
      '050-1234567',
      'dana@site.example',
      'www.site.example/blog',
      '"Bloch"',
      '(Grishko)',
      '1,000,000',
      'ל-10-20 איש',
    ],
    ...['{{greeting}} שלום', 'ש״ח', 'צה"ל', 'Node.js', 'A&B', '\u200E+972-3\u200E', 'קבוצות א׳–ג׳'],
  ])('%s stays', (text) => {
    expect(turningText(text)).toEqual([]);
  });
});
