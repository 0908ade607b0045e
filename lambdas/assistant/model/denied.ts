import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import type { Denial } from '../language/tables.ts';

/** Words of one language in front of `without` that make it the opposite. */
const negators = (no: string): string =>
  `(?<!(?<!\\p{L})(?:${no}|impossible|imposible|impossible de|невозможно|нельзя|אי אפשר|cant|cannot|never) (?:\\p{L}+ ){0,5})`;

const patternOf = ({ no, without, between, denied, after, alone, degree }: Denial): RegExp => {
  const links = `(?:(?:${between}) ){0,5}`;
  const what = `(?:${denied})\\p{L}*`;
  const last = '(?= ?(?:[.,;:!?]|$))';
  // "no pain, injuries or blisters", and "no pain and injuries" where nothing follows that the second may belong to.
  const more = `(?:(?:, ${links}${what})*,? (?:or|nor|ou|ni|o|или|או) ${links}${what}| (?:(?:and|et|y|и) |(?=ו))${what}${last})?`;
  // A short word may stand before it: "does not hurt me that much".
  const isWhole = `(?!(?: (?!(?:and|nor|or|и|ни|et|ni|ou|y|o|או) )\\p{L}{1,3}){0,2} (?:${degree})(?!\\p{L}))`;
  return new RegExp(
    `(?<!\\p{L})(?:(?:(?:${no})|${negators(no)}(?:${without})) ${links}${what}${more}|${what} ${after}|${alone})(?!\\p{L})${isWhole}`,
    'gu',
  );
};
const patterns = languages.map((language) => {
  const { denial } = tables[language].dangers;
  return { whole: patternOf(denial), otherwise: beginning(denial.otherwise) };
});

/**
 * The folded text, which still has its punctuation, without the pain and the injuries that it denies: "no pain", "never injured". A denial that
 * is taken back later in the message stays. Signs of alarm and conditions cannot be denied: they are none of the words here.
 */
export const withoutDenied = (folded: string): string =>
  patterns.reduce(
    (text, { whole, otherwise }) =>
      text.replaceAll(whole, (denial, place: number) =>
        otherwise.test(text.slice(place + denial.length)) ? denial : ' ',
      ),
    folded,
  );
