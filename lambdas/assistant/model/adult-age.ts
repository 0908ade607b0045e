import { foldPhrase } from '#contracts/text/folding.ts';

const age = '(?:1[89]|[2-7]\\d)';
/** How a grown-up tells her age, and what passages call her; a size, a price or a number of hours is no age. */
const ages: readonly { told: RegExp; means: string }[] = [
  { told: new RegExp(`(?<!\\p{L})(?:ב[תן]|[במ]?גיל) ${age}(?!\\d)`, 'u'), means: 'מבוגרים' },
  {
    told: new RegExp(
      `(?<!\\p{L})(?:(?:i ?m|i am|aged?|turning|pointe at|ballet at|start(?:ing)? at|begin(?:ning)? at) ${age}(?! ?(?:euro|dollar|cm|mm|%|\\d))|${age} years? old)`,
      'u',
    ),
    means: 'adult beginner',
  },
  { told: new RegExp(`(?<!\\p{L})(?:мне (?:уже )?${age}(?!\\d)|в ${age} (?:лет|год))`, 'u'), means: 'взрослый' },
  { told: new RegExp(`(?<!\\p{L})(?:j ?ai|a|mes) ${age} ans(?! de)`, 'u'), means: 'adulte' },
  {
    told: new RegExp(`(?<!\\p{L})(?:tengo|con|a los) ${age} (?:anos|anitos)(?! (?:bail|de))`, 'u'),
    means: 'adulto adulta',
  },
];

/** With the word for a grown-up where somebody tells such an age: no passage has every number. */
export const withAdultAge = (question: string): string => {
  const asked = foldPhrase(question).replaceAll(/['’]/gu, ' ');
  const means = ages.find(({ told }) => told.test(asked))?.means;
  return means === undefined ? question : `${question} ${means}`;
};
