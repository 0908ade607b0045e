import { clauses } from './en/clauses.ts';
import { dangers } from './en/dangers.ts';
import { intents } from './en/intents.ts';
import type { LanguageTables } from './tables.ts';

/** English. */
export const en: LanguageTables = {
  clauses,
  cleared:
    '(?:teacher|coach|miss|madame) (?:\\p{L}+ ){0,5}(?:approved|cleared|allowed|nod|go ahead|green light|thumbs up|said (?:yes|ok|okay|i can|she can|we can|she s ready)|put (?:me|her) (?:up|on))|(?:en|on) pointe (?:for|since)|(?:been|dancing|danced) (?:en|on) pointe',
  turns: {
    joins: '(?:and|but|or|also|what about|how about)(?!\\p{L})',
    refers: 'they|them|their|those|these|ones|it|its|that|this',
    shorter: 'simpler|shorter|in short|in brief|too long|summar\\p{L}*|plainer|simple words|plain words',
  },
  dangers,
  intents,
  shops: 'shops?(?!\\p{L})|stores?(?!\\p{L})|retailer',
  sizeNames: 'size',
  feet: 'feet|foot(?!\\p{L})',
  money: 'usd',
  introduction: "\\b(?:i['’]?m|i am|name is)",
  places: 'in|near|from|at',
  traits: '\\s(?:and|but|with)\\s',
  madeBy: 'by|from|of',
  orders: {
    answerer:
      '(?:system|hidden|secret|initial) (?:prompt|rules|instructions|text)|your (?:rules|instructions|prompt|config\\p{L}*)|developer mode|debug|admin note|api key|you are now|you re now|from now on|ignore (?:all|everything|the|your|previous)|forget (?:all|your|everything)|jailbreak',
    answer:
      '(?:end|finish|close|sign|start|begin) (?:your|each|every|the|it|with|by)|(?:reply|respond|answer) (?:only|with|in)|at the end (?:say|add|write)|also (?:write|say|add|print)|in capital letters',
    joint: 'and|also|PS|P\\.S\\.|then',
  },
  partsOfShoes: 'model|brand|maker|shank|box|vamp',
  shoes: 'shoes?',
};
