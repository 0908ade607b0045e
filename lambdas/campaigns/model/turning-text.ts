/**
 * Finds what a reader from right to left would see turned around: `10–20` as `20–10`, `-5` as `5-`, `C++` as `++C`. It follows the
 * Unicode bidirectional algorithm (UAX 9) as far as it decides on one unit of letters and digits without right-to-left letters.
 */

type Kind = 'letter' | 'digit' | 'sign' | 'separator' | 'attached' | 'neutral';

/** Separators of European numbers: of signs, one between two digits belongs to them; so does one of the others. */
const signs = /[+\-−]/;
const separators = /[,.:/\u00A0\u202F]/;
/** What belongs to a number beside it. */
const attached = /[#$%°\p{Sc}‰]/u;
const kindOf = (character: string): Kind => {
  if (/\p{Nd}/u.test(character)) return 'digit';
  if (/[\p{L}\p{M}]/u.test(character)) return 'letter';
  if (signs.test(character)) return 'sign';
  if (separators.test(character)) return 'separator';
  return attached.test(character) ? 'attached' : 'neutral';
};

/** Whether everything in a unit keeps its order. A sign that takes the direction of the line breaks it in two. */
const keepsOrder = (unit: string): boolean => {
  const kinds = Array.from(unit, kindOf);
  // W4: a sign or separator between two digits.
  for (let i = 1; i < kinds.length - 1; i += 1) {
    const isBetween = kinds[i - 1] === 'digit' && kinds[i + 1] === 'digit';
    if (isBetween && (kinds[i] === 'sign' || kinds[i] === 'separator')) kinds[i] = 'digit';
  }
  // W5: a run beside a digit.
  const joinAttached = (order: number[]) => {
    for (const [at, i] of order.entries()) {
      if (kinds[i] === 'attached' && kinds[order[at - 1] ?? -1] === 'digit') kinds[i] = 'digit';
    }
  };
  const forwards = kinds.map((_kind, i) => i);
  joinAttached(forwards);
  joinAttached(forwards.toReversed());
  // W7: digits after a letter are letters. In the line they count as right to left otherwise.
  let strong: Kind = 'neutral';
  for (const [i, kind] of kinds.entries()) {
    if (kind === 'letter') strong = 'letter';
    if (kind === 'digit' && strong === 'letter') kinds[i] = 'letter';
  }
  // N1 and N2: what is left keeps its place only between letters.
  return kinds.every((kind, i) => {
    if (kind === 'letter' || kind === 'digit') return true;
    const isWord = (each: Kind) => each === 'letter' || each === 'digit';
    return kinds.slice(0, i).findLast(isWord) === 'letter' && kinds.slice(i + 1).find(isWord) === 'letter';
  });
};

/** Marks by which a writer has set the direction; what they hold is left alone. */
const directed = /[\u200E\u2066-\u2069\u202A-\u202E]/;
const variable = /\{\{[^{}]*\}\}/g;
const rightToLeft = /[\u0590-\u05FF\uFB1D-\uFB4F]/u;
/** With what follows a Hebrew letter: the hyphen of `ב-5`, a quotation mark within a word. */
const hebrewPart = /[\u0590-\u05FF\uFB1D-\uFB4F]+[-־–"״'׳:]*/gu;

/** What stands around a unit in a sentence, and takes its place as in every language. */
const opening = /^[("'“„«[¿¡‘…]+/u;
const closing = /[)"'”»\]’.,;:!?…]+$/u;
const core = (unit: string): string => unit.replace(closing, '').replace(opening, '');

/** What belongs together although spaces are in it: a range, a phone number in groups. */
const spaced = [
  /(?<![\p{L}\p{N}])\p{Nd}[\p{Nd}.,:/]*\s*[-–—−]\s+\p{Nd}[\p{Nd}.,:/]*|(?<![\p{L}\p{N}])\p{Nd}[\p{Nd}.,:/]*\s+[-–—−]\s*\p{Nd}[\p{Nd}.,:/]*/gu,
  /(?<![\p{L}\p{N}])\+?\(?\p{Nd}{2,4}\)?(?:[ -]\(?\p{Nd}{2,4}\)?)*[ ]\(?\p{Nd}{2,4}\)?(?:[ -]\p{Nd}{2,4})+(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\(\p{Nd}{2,4}\) ?\p{Nd}[\p{Nd}-]{4,}/gu,
] as const;

/** Each unit of a text that would turn around, once, in the order of the text. */
export const turningText = (text: string): string[] => {
  let rest = text.replaceAll(variable, ' ');
  const found: string[] = [];
  for (const pattern of spaced) {
    rest = rest.replaceAll(pattern, (unit) => {
      found.push(unit.trim());
      return ' ';
    });
  }
  const units = rest.split(/\s+/).filter((unit) => !directed.test(unit));
  for (const unit of units) {
    const parts = rightToLeft.test(unit) ? unit.split(hebrewPart) : [unit];
    for (const part of parts.map(core)) {
      if (/[\p{L}\p{N}]/u.test(part) && !keepsOrder(part)) found.push(part);
    }
  }
  return [...new Set(found)].sort((one, other) => text.indexOf(one) - text.indexOf(other));
};
