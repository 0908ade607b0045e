import type { ReplyTable } from '../reply-table.ts';

export const replies: ReplyTable = {
  negation: 'ne|n|pas|jamais|sans|aucun\\p{L}*|ni|non|evite\\p{L}*',
  numbers:
    '2 deux;3 trois;4 quatre;5 cinq;6 six;7 sept;8 huit;9 neuf;10 dix;11 onze;12 douze;13 treize;14 quatorze;15 quinze;16 seize;20 vingt;30 trente;40 quarante;50 cinquante;100 cent',
  range: 'a|ou|et',
  orders: 'modele de langage|mes instructions|mot de passe|code promo|cliquez',
  currencies: {},
  units: {
    year: 'ans?|annees?',
    month: 'mois',
    week: 'semaines?',
    day: 'jours?',
    hour: 'heures?',
    percent: 'pour ?cent',
  },
};
