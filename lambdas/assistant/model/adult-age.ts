import { foldPhrase } from '#contracts/text/folding.ts';
import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';

const ages = languages.map((language) => {
  const { said, means } = tables[language].intents.grownUp;
  return { said: beginning(said), means };
});

/** With the word for a grown-up where such an age is said: no passage has every number. */
export const withAdultAge = (question: string): string => {
  const asked = foldPhrase(question).replaceAll(/['’]/gu, ' ');
  const means = ages.find(({ said }) => said.test(asked))?.means;
  return means === undefined ? question : `${question} ${means}`;
};
