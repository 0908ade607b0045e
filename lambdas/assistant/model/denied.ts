import { foldPhrase } from '#contracts/text/folding.ts';
import { languages } from '#contracts/text/language.ts';
import { inAll, tables } from '../language/all-languages.ts';
import type { Denial } from '../language/danger-table.ts';
import { beginning } from '../language/expressions.ts';

const joints = {
  or: inAll(({ dangers: { denial } }) => denial.or),
  and: inAll(({ dangers: { denial } }) => denial.and),
  any: inAll(({ dangers: { denial } }) => denial.joint),
};
const impossible = inAll(({ dangers: { denial } }) => denial.impossible);

/** Words of one language in front of `without` that make it the opposite. */
const negators = (no: string): string => `(?<!(?<!\\p{L})(?:${no}|${impossible}) (?:\\p{L}+ ){0,5})`;

const patternOf = ({ no, without, between, denied, after, alone, degree }: Denial): RegExp => {
  const links = `(?:(?:${between}) ){0,5}`;
  const what = `(?:${denied})\\p{L}*`;
  const last = '(?= ?(?:[.,;:!?]|$))';
  // "no pain, injuries or blisters", and "no pain and injuries" where nothing follows that the second may belong to.
  const more = `(?:(?:, ${links}${what})*,? (?:${joints.or}) ${links}${what}| (?:${joints.and})${what}${last})?`;
  // A short word may stand before it: "does not hurt me that much".
  const isWhole = `(?!(?: (?!(?:${joints.any}) )\\p{L}{1,3}){0,2} (?:${degree})(?!\\p{L}))`;
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

/**
 * The same for a text as it was written, which is unchanged where it denies nothing: French words are distinguished by
 * the apostrophes that folding removes.
 */
export const withoutDenials = (text: string): string => {
  const folded = foldPhrase(text);
  const rest = withoutDenied(folded);
  return rest === folded ? text : rest;
};
