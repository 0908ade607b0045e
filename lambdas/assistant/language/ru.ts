import { clauses } from './ru/clauses.ts';
import { dangers } from './ru/dangers.ts';
import { intents } from './ru/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Russian. */
export const ru: LanguageTables = {
  clauses,
  turns: {
    joins: '(?:а|и|но|или|еще)(?!\\p{L})',
    refers: 'они|их|им|ими|ними|эти|этих|такие|таких|она|он|его|ее|это|этого',
    shorter: 'короче|покороче|проще|попроще|вкратце|коротко|простыми словами',
  },
  dangers,
  intents,
  shops: 'магазин',
  sizeNames: 'размер',
  feet: 'стоп|ног[аеиу]?(?!\\p{L})',
  money: 'долл',
  introduction: 'зовут',
  madeBy: 'от|фирмы|марки',
  orders: {
    answerer:
      'системн\\p{L}* (?:промпт|текст)|забудь вс\\p{L}*|теперь (?:ты|отвечай)|ты теперь|твои инструкции|ключ api|режим разработчика',
    answer: 'напиши (?:капсом|что|в конце)|в конце (?:добавь|напиши|скажи)|добавь|отвечай|покажи|скажи (?:что|йо)',
    joint: 'и ещ[её]|и теперь|а потом',
  },
  partsOfShoes: 'модел|бренд|фирм|геленк|стельк|стакан',
  shoes: 'пуант\\p{L}*',
};
