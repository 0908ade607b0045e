import type { ClauseTable } from '../clause-table.ts';

const with_ = '(?:(?:[àa]|de|pour|en|dans|depuis|avec|par|sur|pendant|tous les|en gros) )?';

export const clauses: ClauseTable = {
  joints: 'et|au passage|mais|ou|aussi|alors|donc|puis|si oui|du coup|également',
  opens:
    `${with_}(?:quell?e?s?|combien|quoi)|comment|pourquoi|d?['’]?o[uù] (?:est|sont|on|je|puis|peut|vont|va|se|faut|y|viennent|\\p{L}+er|mettre|coudre)|${with_}quand (?:est|faut|doit|peut|puis|dois|\\p{L}+er)|les?quel(?:le)?s?|laquelle|est[- ]ce(?: qu\\p{L}*)?|qu['’]est[- ]ce|c['’]est (?:quoi|combien|comment)|` +
    'que (?:faire|dois|faut|puis|me|conseill\\p{L}+|signifie|veut)|qui (?:est|fabrique|vend)|y a[- ]t[- ]il|\\p{L}+-(?:t-)?(?:je|il|elle|on|ils|elles)|ça (?:coûte|dure|vaut) combien',
  opensAsked: "on peut|je peux|elle peut|c['’]est (?:normal|grave|vrai|mieux)|il faut",
  anywhere: `comment (?:faire|je|on|faut|puis)|${with_}combien (?:de temps|coût\\p{L}+|ça)|[àa] quoi sert`,
  embeds:
    'sai[st]|savoir|dites?(?:[- ](?:moi|nous))?|dire|demand\\p{L}+|expliqu\\p{L}+(?:[- ]moi)?|compr\\p{L}+|voir|conseill\\p{L}+|montr\\p{L}+(?:[- ]moi)?|sûre?|idée|apprendre|rappel\\p{L}+|peu importe|choisir',
  leads: "si|s['’]il|quand|lorsqu\\p{L}*|comme|pour|après|avant|avec|vu|entre|dans|pendant|en|sur|puisqu\\p{L}*|parce",
  requests:
    "svp|stp|s['’]il (?:vous|te) pla[iî]t|^(?:et|mais) si|ou pas(?= ?$|[?.!])|ou non(?= ?$|[?.!])|je (?:cherche|recherche|voudrais|souhait\\p{L}+|ne sais pas|sais pas)|j['’]aimerais|(?:dite?s|expliqu\\p{L}+|conseill\\p{L}+|recommand\\p{L}+|aide[zr]?|donne[zr]?|montre[zr]?)[- ](?:moi|nous)|(?:me|nous) (?:dire|expliquer|conseiller|recommander|aider)|(?:un|des?|vos) (?:conseils?|idées?|astuces?)|et pour",
};
