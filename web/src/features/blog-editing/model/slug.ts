import { withoutQuotes } from '#contracts/text/folding.ts';

/** As the contract's `slugSchema` allows. */
const longestSlug = 120;

const points = /[\u0591-\u05bd\u05bf-\u05c7]/g;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const separators = /[^\p{Ll}\p{Lo}\p{M}\p{Nd}]+/gu;

/** Cuts at the end of a word if there is one, and never inside a character. */
const shortened = (slug: string): string => {
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug + 1);
  const end = cut.lastIndexOf('-');
  return end > longestSlug / 2 ? cut.slice(0, end) : cut.slice(0, longestSlug).replace(/[\ud800-\udbff]$/, '');
};

/**
 * Makes an address from a title: its letters in lower case in any script, without Hebrew's vowel points and quotation
 * marks, with hyphens between the words. Empty if the title has no letter or digit.
 */
export const slugOf = (title: string): string => {
  const letters = withoutQuotes(title.normalize('NFC'))
    .replace(points, '')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFC');
  return shortened(letters.replace(separators, '-').replace(/^-|-$/g, '')).replace(/-$/, '');
};
