import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import type { TextReading } from './reading.ts';

const ages = languages.map((language) => {
  const { said, means } = tables[language].intents.grownUp;
  return { said: beginning(said), means };
});

/** With the word for a grown-up where such an age is said: no passage has every number. */
export const withAdultAge = ({ text, folded }: TextReading): string => {
  const asked = folded.replaceAll(/['’]/gu, ' ');
  const means = ages.find(({ said }) => said.test(asked))?.means;
  return means === undefined ? text : `${text} ${means}`;
};
