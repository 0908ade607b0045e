import type { ReplyTable } from '../reply-table.ts';

export const replies: ReplyTable = {
  negation: 'no|nunca|jamas|sin|ni|ningun\\p{L}*|tampoco|evit\\p{L}+',
  numbers:
    '2 dos;3 tres;4 cuatro;5 cinco;6 seis;7 siete;8 ocho;9 nueve;10 diez;11 once;12 doce;13 trece;14 catorce;15 quince;16 dieciseis;20 veinte;30 treinta;40 cuarenta;50 cincuenta;100 cien ciento',
  range: 'a|o|y',
  orders: 'modelo de lenguaje|mis instrucciones|contrasena|codigo promocional|cupon|haz clic',
  currencies: { dollar: 'dolar', shekel: 'sekel' },
  units: {
    year: 'anos?',
    month: 'mes(?:es)?',
    week: 'semanas?',
    day: 'dias?',
    hour: 'horas?',
    minute: 'minutos?',
    millimetre: 'milimetro\\p{L}*',
    centimetre: 'centimetro\\p{L}*',
    percent: 'por ciento',
  },
};
