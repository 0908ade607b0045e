import { type Foot, footSchema, type Trouble } from '#contracts/finder/foot.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { saidAnswers, traitAnswers } from '../language/foot-table.ts';
import { footTables } from '../language/foot-tables.ts';

/** So many words at most stand between a part of the foot and how it is, and between a word and its denial. */
const mostBetween = 4;
const mostBeforeDenied = 3;
const mostBehindOr = 2;
/** A part without a noun goes on with that of the one before: "my feet are wide, soft and strong". */
const fewWords = 4;

const patterns = inEach(({ prefix = '' }, language) => {
  const foot = footTables[language];
  const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${prefix})(?:${words})(?!\\p{L})`, 'gu');
  const eachValue = (values: { [value: string]: string | undefined }): [string, RegExp][] =>
    Object.entries(values).flatMap(([value, words]): [string, RegExp][] => (words ? [[value, whole(words)]] : []));
  return {
    traits: traitAnswers.map((answer) => {
      const { of, is } = foot.traits[answer];
      return { answer, of: whole(of), is: eachValue(is) };
    }),
    said: saidAnswers.map((answer) => ({ answer, is: eachValue(foot.said[answer] ?? {}) })),
    troubles: eachValue(foot.troubles),
    bunion: whole(foot.bunion),
    shoe: whole(foot.shoe),
    denied: new RegExp(
      `(?<!\\p{L})(?:${foot.not}) (?:[\\p{L}\\d]+ ){0,${mostBeforeDenied}}(?:(?:${foot.or}) (?:[\\p{L}\\d]+ ){0,${mostBehindOr}})*$`,
      'u',
    ),
    goesOn: new RegExp(`, *(?=(?:${foot.or}) )`, 'giu'),
    denies: whole(foot.not),
    deniedAfter: foot.notAfter === undefined ? undefined : new RegExp(`^(?:${foot.notAfter})(?!\\p{L})`, 'u'),
  };
});
type Patterns = (typeof patterns)[Language];

const sentenceEnd = /[.;:!?…\n()]+|\s[—–-]\s/u;
const partEnd = new RegExp(`[,;.:!?+&/]|${inAll(({ traits }) => traits)}`, 'u');
/** A letter that is typed many times is meant once: "sooo wide". */
const repeated = /(\p{L})\1{2,}/gu;
const wordsIn = (text: string): string =>
  foldPhrase(text)
    .replaceAll(repeated, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Place {
  /** In words from the beginning. */
  from: number;
  to: number;
}
const countOf = (text: string): number => text.split(' ').filter(Boolean).length;
const placesOf = (pattern: RegExp, text: string): Place[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const from = countOf(text.slice(0, index));
    return { from, to: from + countOf(found) - 1 };
  });
const distance = (one: Place, other: Place): number =>
  Math.max(0, one.from > other.to ? one.from - other.to : other.from - one.to);
const isDenied = (text: string, { from, to }: Place, { denied, deniedAfter }: Patterns): boolean => {
  const words = text.split(' ');
  return (
    denied.test(`${words.slice(0, from).join(' ')} `) || (deniedAfter?.test(words.slice(to + 1).join(' ')) ?? false)
  );
};

type Stated = [answer: string, value: string];

/**
 * How the parts of the foot are. Each word applies to the part that is nearest to it: "a wide box for my narrow heel"
 * describes the heel alone.
 */
const traitsIn = (text: string, table: Patterns): Stated[] => {
  const nouns = table.traits.map(({ of }) => placesOf(of, text));
  const all = [...nouns.flat(), ...placesOf(table.shoe, text)];
  return table.traits.flatMap(({ answer, is }, place) =>
    is.flatMap(([value, words]) =>
      placesOf(words, text)
        .filter((how) => !isDenied(text, how, table))
        .filter((how) => {
          const nearest = Math.min(...all.map((noun) => distance(noun, how)));
          return nearest <= mostBetween && nouns[place]?.some((noun) => distance(noun, how) === nearest);
        })
        .map((): Stated => [answer, value]),
    ),
  );
};

const lastNoun = (text: string, { traits, shoe }: Patterns): string | undefined => {
  const words = text.split(' ');
  const places = [...traits.map(({ of }) => of), shoe].flatMap((pattern) => placesOf(pattern, text));
  const last = places.reduce<Place | undefined>((found, one) => (found && found.to >= one.to ? found : one), undefined);
  return last && words.slice(last.from, last.to + 1).join(' ');
};

const isSaid = (text: string, pattern: RegExp): boolean => placesOf(pattern, text).length > 0;
const tellsLevel = (text: string, { said }: Patterns): boolean =>
  said.some(({ answer, is }) => answer === 'level' && is.some(([, pattern]) => isSaid(text, pattern)));
/** Whether the toes are stated to be so, and not to be otherwise: "the second is not the longest". */
const isStatedSo = (text: string, pattern: RegExp, table: Patterns): boolean =>
  [...text.matchAll(pattern)].every(({ 0: found }) => found.search(table.denies) === -1) &&
  placesOf(pattern, text).some((place) => !isDenied(text, place, table));

const traitsOf = (sentence: string, table: Patterns): Stated[] => {
  let noun: string | undefined;
  return sentence
    .replaceAll(table.goesOn, ' ')
    .split(partEnd)
    .flatMap((part) => {
      const words = wordsIn(part);
      const own = lastNoun(words, table);
      const goesOn = own === undefined && countOf(words) <= fewWords && !tellsLevel(words, table);
      const text = goesOn && noun !== undefined ? `${noun} ${words}` : words;
      noun = own ?? noun;
      return traitsIn(text, table);
    });
};

/** Words that say more than the other value, whose words are part of them: "a little longer", "hardly gives". */
const rather: Stated[] = [
  ['toes', 'slight'],
  ['compressibility', 'low'],
];

const statedIn = (message: string, language: Language): Stated[] => {
  const table = patterns[language];
  return message.split(sentenceEnd).flatMap((sentence): Stated[] => {
    const words = wordsIn(sentence);
    const said = table.said.flatMap(({ answer, is }) => {
      const isStated = (pattern: RegExp) =>
        answer === 'toes' ? isStatedSo(words, pattern, table) : isSaid(words, pattern);
      const values = is.filter(([, pattern]) => isStated(pattern)).map(([value]): Stated => [answer, value]);
      return values.find(([, value]) => rather.some((one) => one[0] === answer && one[1] === value))
        ? values.filter(([, value]) => rather.some((one) => one[1] === value))
        : values;
    });
    const bunions = placesOf(table.bunion, words);
    return [
      ...traitsOf(sentence, table),
      ...said,
      ...bunions.map((place): Stated => ['bunion', String(!isDenied(words, place, table))]),
      ...table.troubles
        .filter(([, pattern]) => isSaid(words, pattern))
        .map(([trouble]): Stated => ['troubles', trouble]),
    ];
  });
};

/** Beside another level it is the careful one. */
const first = 'firstPair';

/** The foot that messages describe, as the finder asks for it; an attribute that they state in two ways is unknown. */
export const footIn = (messages: readonly string[], language: Language): Foot => {
  const each = messages.map((message) => statedIn(message, language));
  const stated = each.flat();
  // The last statement holds.
  const values = (answer: string): string[] => {
    const last = each.findLast((one) => one.some(([other]) => other === answer)) ?? [];
    const all = [...new Set(last.filter(([other]) => other === answer).map(([, value]) => value))];
    return all.includes(first) ? [first] : all;
  };
  const answers = [...new Set(stated.map(([answer]) => answer))].filter((answer) => answer !== 'troubles');
  const troubles = values('troubles') as Trouble[];
  const plain = answers.flatMap((answer): [string, string | boolean][] => {
    const [value, another] = values(answer);
    if (value === undefined || another !== undefined) return [];
    return [[answer, answer === 'bunion' ? value === 'true' : value]];
  });
  return footSchema.parse({ ...Object.fromEntries(plain), ...(troubles.length > 0 ? { lastPair: { troubles } } : {}) });
};
