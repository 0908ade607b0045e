import type { ReplyTable } from '../reply-table.ts';

export const replies: ReplyTable = {
  negation: 'not|no|never|none|neither|nor|without|cannot|\\p{L}*n t|avoid|hardly',
  numbers:
    '2 two twice;3 three;4 four;5 five;6 six;7 seven;8 eight;9 nine;10 ten;11 eleven;12 twelve;13 thirteen;14 fourteen;15 fifteen;16 sixteen;18 eighteen;20 twenty;30 thirty;40 forty;50 fifty;100 hundred',
  range: 'to|or|and',
  orders:
    'ignor(?:e|ing|ez|er|a) (?:all|any|the|previous|toutes?|les|las|todas?)|system prompt|language model|as an ai|my instructions|password|credit card|discount code|promo ?code|coupon|click here|whatsapp|telegram',
  currencies: { dollar: 'dollars?', shekel: 'shekel', pound: 'pounds? sterling', rouble: 'rouble' },
  units: {
    year: 'years?',
    month: 'months?',
    week: 'weeks?',
    day: 'days?',
    hour: 'hours?',
    minute: 'minutes?',
    millimetre: 'mm|millimet\\p{L}+',
    centimetre: 'cm|centimet\\p{L}+',
    percent: 'percent',
  },
};
