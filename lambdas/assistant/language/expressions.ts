/** Any of these expressions. */
export const anyOf = (...expressions: string[]): string => expressions.join('|');

/** Up to so many words, or numbers, may stand in between. */
export const upTo = (most: number): string => `(?:[\\p{L}\\d]+ ){0,${most}}`;

/** One of these words to its end. */
export const word = (...words: string[]): string => `\\d*(?:${words.join('|')})(?!\\p{L})`;

/** Both in a few words, in either order. */
export const beside = (one: string, other: string): string =>
  `(?:${one})\\p{L}* ${upTo(4)}(?:${other})|(?:${other})\\p{L}* ${upTo(4)}(?:${one})`;

/** "I weigh 52 kilos" by itself may be part of choosing a shank; it counts where permission or a judgement is asked beside it. */
export const judged = (weigh: string, asks: string): string =>
  `(?:${weigh}) ${upTo(1)}\\d+(?: [\\p{L}\\d]+){0,4} (?:${asks})`;

/** Broken, torn, twisted, within a few words of a part of the body: a broken shank and a torn ribbon are none. */
export const hurt = (verbs: string, parts: string): string =>
  `(?:${verbs})\\p{L}*(?: \\p{L}+){0,3} (?:${parts})|(?:${parts})\\p{L}*(?: \\p{L}+){0,3} (?:${verbs})`;

/** An age from four to eleven, also in these words; not as a part of sixteen or of thirty eight. */
export const childhood = (words: string): string => `(?:4|5|6|7|8|9|10|11|${words})(?! ?(?:עשרה|\\d))`;

/** Words in between, none of which speaks of a child. */
export const upToBut = (most: number, but: string): string => `(?:(?!${but})[\\p{L}]+ ){0,${most}}`;

/** The age of a grown-up. */
export const adult = '(?:1[89]|[2-7]\\d)';

/** One of these at the beginning of a word. */
export const beginning = (words: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, flags);

/** One of these as whole words. */
export const wholeWords = (words: string, flags = 'u'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
