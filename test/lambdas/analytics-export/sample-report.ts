import type { Language } from '#contracts/text/language.ts';
import type { Report } from '#lambdas/analytics-export/model/report.ts';

/** The hardest names in Hebrew: Latin names, prices, ranges, paths, signed numbers, hostile text, and signs of other scripts. */
export const hardNames = [
  'Bloch Heritage ‏(S0180L)',
  'Grishko 2007 – 10–12 ס״מ',
  'נעלי פוינט $85–$95',
  'מחיר 320 ₪ (-7%)',
  'C++ ו-5 אצבעות',
  'Гришко Маия II',
  'Où acheter des pointes ?',
  '#eval("x") *b* $x$ <a> \\ @ref',
  '\u202Eturned\u202C',
  'قالب pointe 足',
] as const;

/** A whole report with `rows` rows in its table. */
export const sampleReport = (language: Language, rows = 12): Report => {
  const values = Array.from({ length: 30 }, (_, i) => Math.round(900 + 380 * Math.sin(i / 3) + 17 * i));
  return {
    language,
    site: 'Pointe Shoes',
    title: language === 'he' ? 'דוח נתוני האתר' : 'Website report',
    description: language === 'he' ? 'נתוני האתר לתקופה' : 'The figures of the site',
    note: language === 'he' ? 'נספר ללא עוגיות וללא שירותים חיצוניים.' : 'Counted without cookies or outside services.',
    zone: 'Asia/Jerusalem',
    step: 'day',
    period: { from: Date.parse('2026-10-31T22:00Z'), to: Date.parse('2026-11-30T22:00Z') },
    comparedWith: { from: Date.parse('2026-10-01T21:00Z'), to: Date.parse('2026-10-31T22:00Z') },
    filter: language === 'he' ? 'כל הביקורים' : 'All visits',
    generatedAt: Date.parse('2026-12-01T07:30:12Z'),
    sections: [
      {
        title: language === 'he' ? 'עיקרי הדברים' : 'Summary',
        text:
          language === 'he'
            ? 'מבקרים נספרים לכל יום בנפרד, ולכן סכום הימים גבוה ממספר האנשים.'
            : 'Visitors are counted for each day.',
        fresh: false,
        parts: [
          {
            kind: 'figures',
            figures: [
              {
                label: language === 'he' ? 'צפיות בדפים' : 'Page views',
                value: 34_567,
                format: 'count',
                before: 30_001,
              },
              {
                label: language === 'he' ? 'מבקרים (לפי ימים)' : 'Visitors',
                value: 8_123,
                format: 'count',
                before: 8_734,
              },
              {
                label: language === 'he' ? 'חיפושים ללא תוצאה' : 'Empty searches',
                value: 0.125,
                format: 'share',
                before: 0.2,
              },
              { label: language === 'he' ? 'לחיצות לאתרי יצרנים' : 'Clicks', value: 5, format: 'count', before: 0 },
            ],
          },
          {
            kind: 'chart',
            title: language === 'he' ? 'צפיות לפי יום' : 'Views by day',
            alt: language === 'he' ? 'גרף צפיות לפי יום' : 'Chart of views by day',
            points: values.map((_, i) => ({
              name: `2026-11-${String(i + 1).padStart(2, '0')}`,
              label: language === 'he' ? `${i + 1}.11` : `11/${i + 1}`,
            })),
            lines: [
              { label: language === 'he' ? 'צפיות' : 'Views', values },
              {
                label: language === 'he' ? 'התקופה הקודמת' : 'The period before',
                values: values.map((value, i) => (i === 5 ? null : value - 150)),
                isBefore: true,
              },
            ],
          },
        ],
      },
      {
        title: language === 'he' ? 'דפים' : 'Pages',
        text: '',
        fresh: true,
        parts: [
          {
            kind: 'table',
            title: language === 'he' ? 'הדפים הנצפים ביותר' : 'Most viewed pages',
            columns: [
              { title: language === 'he' ? 'שם' : 'Name', format: 'text' },
              { title: language === 'he' ? 'כתובת' : 'Address', format: 'path' },
              { title: language === 'he' ? 'צפיות' : 'Views', format: 'count' },
              { title: language === 'he' ? 'שינוי' : 'Change', format: 'share' },
              { title: language === 'he' ? 'חלק' : 'Part', format: 'part' },
            ],
            rows: Array.from({ length: rows }, (_, i) => [
              hardNames[i % hardNames.length] ?? '',
              `/brand/model-${i}/`,
              90_000 - i * 37,
              i % 2 ? -0.07 : 0.125,
              0.375,
            ]),
          },
          {
            kind: 'table',
            title: language === 'he' ? 'הפניות' : 'Referrers',
            columns: [{ title: 'x', format: 'text' }],
            rows: [],
          },
          {
            kind: 'terms',
            items: [
              language === 'he'
                ? { term: 'ביקורים', text: 'ביקור מסתיים אחרי חצי שעה בלי פעילות, גם של Global Privacy Control.' }
                : { term: 'Visits', text: 'A visit ends after half an hour.' },
            ],
          },
        ],
      },
    ],
  };
};
