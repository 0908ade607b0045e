import type { Language } from '#contracts/text/language.ts';

/** A nail that has changed its color, which bleeds or is infected beneath. Beginnings of words, as `foldPhrase` leaves them. */
export const nailPatterns: Record<Language, string> = {
  he: 'ציפור\\p{L}* (?:\\p{L}+ ){0,2}(?:שחור|השחיר|כחול|הכחיל|סגול|צהוב)|(?:השחיר|הכחיל)\\p{L}* (?:\\p{L}+ ){0,2}ה?ציפור',
  en: '(?:black(?:ened)?|blue|purple|yellow|green) (?:big )?(?:toe ?)?nails?(?! (?:polish|varnish|lacquer))(?!\\p{L})|(?:toe ?)nails? (?:\\p{L}+ ){0,3}(?:black|blue|purple|yellow)(?!\\p{L})',
  ru: 'ног(?:оть|т\\p{L}+) (?:\\p{L}+ ){0,2}(?:почерн|черн|посин|сини|пожелт)|(?:черн|почерне|синий|посине)\\p{L}* ног(?:оть|т)(?!\\p{L}* лак)',
  fr: 'ongles? (?:\\p{L}+ ){0,3}(?:noir|bleu|violet|jauni)',
  es: '(?:la|mi|su|las|mis) unas? (?:\\p{L}+ ){0,3}(?:negr|morad|azul|amarill)|^una (?:negra|morada|azul)|unas (?:negras|moradas|azules)|(?:puso|quedo|esta|volvio|tengo) (?:negra|morada|azul) (?:la|una) una(?!\\p{L})',
};
