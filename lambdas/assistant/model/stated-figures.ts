import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import type { TextReading } from './reading.ts';

const figures = languages.flatMap((language) => {
  const { grownUp, largeSize } = tables[language].intents;
  return [grownUp, largeSize].map(({ said, means }) => ({ said: beginning(said), means }));
});

/** With the words for a grown-up and for a large size where such a figure is said: no passage has every number. */
export const withFigures = ({ text, folded }: TextReading): string => {
  const asked = folded.replaceAll(/['’]/gu, ' ');
  const meant = figures.filter(({ said }) => said.test(asked)).map(({ means }) => means);
  return [text, ...new Set(meant)].join(' ');
};
