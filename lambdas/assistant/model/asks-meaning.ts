import { foldPhrase } from '#contracts/text/folding.ts';

/** Asks for the meaning of a word, or for the difference between two of them. Folded, five languages. */
const meaning =
  /(?<!\p{L})(?:מה (?:זה|זאת|זו|הם|הן|הוא|היא|אלה)|זה מה|מהו|מהי|מהם|מהן|פירוש|משמעות|מה אומר|הגדרה|הסבר|תסביר\p{L}*|הבדל|what(?: is| s| are|s| re)|means?|meaning|meant|definition|defined?|explain|difference|that thing|что (?:это|такое|за|значит|означает)|это что|(?:чем|в чем) (?:\p{L}+ ){0,2}отлич\p{L}*|разниц\p{L}*|значени\p{L}*|значит|обознача\p{L}*|называ\p{L}*|c est quoi|c quoi|qu est ce qu\p{L}*|veut dire|signifi\p{L}*|definition|difference|que (?:es|son|significan?)|q es|significa\p{L}*|definicion|quiere decir|diferencia)(?!\p{L})/u;

export const asksMeaning = (question: string): boolean =>
  meaning.test(foldPhrase(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
