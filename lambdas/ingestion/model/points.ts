import type { Language } from '#contracts/text/language.ts';
import { isMachineOrder } from './machine-orders.ts';

/** Of a point, in UTF-16 code units: what the assistant's own points keep to as well. */
export const longestPoint = 320;
export const longestTitle = 200;

/** One line without control characters, halves of characters, and marks that turn the direction of what follows. */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    // A space that keeps two words on one line is kept.
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();

/** Cut between words, and marked as cut. */
export const shortened = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
};

/** A text as points that can be shown alone: as it is, or as many whole sentences together as fit. */
export const pointsOf = (text: string, language: Language): string[] => {
  const line = plainLine(text);
  if (line === '') return [];
  if (line.length <= longestPoint) return isMachineOrder(line) ? [] : [line];
  const points: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    const sentence = shortened(segment.trim(), longestPoint);
    const last = points.at(-1);
    if (last !== undefined && last.length + 1 + sentence.length <= longestPoint)
      points[points.length - 1] = `${last} ${sentence}`;
    else points.push(sentence);
  }
  return points.filter((point) => !isMachineOrder(point));
};
