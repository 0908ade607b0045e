import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Language } from '#contracts/text/language.ts';
import { knowledgeStore, type LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { withoutOrders } from '#lambdas/knowledge/model/orders.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { mainTable } from '../local/seed.ts';
import { environment } from '../local/template/environment.ts';
import type { Prepared } from '../local/twin.ts';
import { type PassageTexts, passageTexts } from './citations.ts';

type Site = Pick<Prepared, 'awsEndpoint' | 'operator' | 'tables'>;

const tableOf = ({ awsEndpoint, operator, tables }: Site) => {
  const name = mainTable(tables);
  if (name === undefined) throw new Error('There is no table');
  const { region } = environment;
  return openTable(name, new DynamoDBClient({ endpoint: awsEndpoint, region, credentials: operator }));
};

/** The passages that a twin answers from now, also those that follow from its pages, without the parts that the index leaves out. */
export const passagesOf = async (site: Site): Promise<Readonly<Record<Language, LocalizedPassage[]>>> => {
  const { passages } = knowledgeStore(tableOf(site));
  const shown = async (language: Language) =>
    (await passages(language)).flatMap((passage) => withoutOrders(passage) ?? []);
  const [he, en, ru, fr, es] = await Promise.all([shown('he'), shown('en'), shown('ru'), shown('fr'), shown('es')]);
  return { he, en, ru, fr, es };
};

export const textsOf = async (site: Site): Promise<PassageTexts> => passageTexts(await passagesOf(site));
