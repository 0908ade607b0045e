/** Lower case and one form per character, independent of the machine's locale. */
export const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** As above, without what people leave out when they type: accents, niqqud, the dots of ё, apostrophes, hyphens. */
export const fold = (text: string): string =>
  normalize(text)
    .normalize('NFD')
    // Й is a letter of its own and keeps its breve (U+0306); ё becomes е.
    .replace(/[\u0300-\u0305\u0307-\u036f\u0591-\u05bd\u05bf-\u05c7'"’״׳]/g, '')
    .replace(/[-\u05be]/g, ' ')
    .normalize('NFC');

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);
