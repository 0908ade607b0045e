import { type Foot, footSchema, type Trouble } from '#contracts/finder/foot.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { saidAnswers, traitAnswers } from '../language/foot-table.ts';
import { footTables } from '../language/foot-tables.ts';

/** So many words at most stand between a part of the foot and how it is, and between a word and its denial. */
const mostBetween = 4;
const mostBeforeDenied = 2;
/** A part without a noun goes on with that of the one before: "my feet are wide, soft and strong". */
const fewWords = 2;

const patterns = inEach(({ prefix = '' }, language) => {
  const foot = footTables[language];
  const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${prefix})(?:${words})(?!\\p{L})`, 'gu');
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
    denied: new RegExp(`(?<!\\p{L})(?:${foot.not}) (?:[\\p{L}\\d]+ ){0,${mostBeforeDenied}}$`, 'u'),
  };
});
type Patterns = (typeof patterns)[Language];

const sentenceEnd = /[.;:!?…\n()]+|\s[—–-]\s/u;
const partEnd = new RegExp(`[,;.:!?]|${inAll(({ traits }) => traits)}`, 'u');
const wordsIn = (text: string): string =>
  foldPhrase(text)
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
const isDenied = (text: string, { from }: Place, { denied }: Patterns): boolean =>
  denied.test(`${text.split(' ').slice(0, from).join(' ')} `);

type Told = [answer: string, value: string];

/** How the parts of the foot are, each word for the part that is nearest to it: "a wide box for my narrow heel" tells of the heel alone. */
const traitsIn = (text: string, table: Patterns): Told[] => {
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
        .map((): Told => [answer, value]),
    ),
  );
};

const lastNoun = (text: string, { traits, shoe }: Patterns): string | undefined => {
  const words = text.split(' ');
  const places = [...traits.map(({ of }) => of), shoe].flatMap((pattern) => placesOf(pattern, text));
  const last = places.reduce<Place | undefined>((found, one) => (found && found.to >= one.to ? found : one), undefined);
  return last && words.slice(last.from, last.to + 1).join(' ');
};

const traitsOf = (sentence: string, table: Patterns): Told[] => {
  let noun: string | undefined;
  return sentence.split(partEnd).flatMap((part) => {
    const words = wordsIn(part);
    const own = lastNoun(words, table);
    const text = own === undefined && noun !== undefined && countOf(words) <= fewWords ? `${noun} ${words}` : words;
    noun = own ?? noun;
    return traitsIn(text, table);
  });
};

const isSaid = (text: string, pattern: RegExp): boolean => placesOf(pattern, text).length > 0;
/** What only a little more says otherwise: "a little longer" is no "longer". */
const rather: Told[] = [['toes', 'slight']];

const toldIn = (message: string, language: Language): Told[] => {
  const table = patterns[language];
  return message.split(sentenceEnd).flatMap((sentence): Told[] => {
    const words = wordsIn(sentence);
    const said = table.said.flatMap(({ answer, is }) => {
      const values = is.filter(([, pattern]) => isSaid(words, pattern)).map(([value]): Told => [answer, value]);
      return values.find(([, value]) => rather.some((one) => one[0] === answer && one[1] === value))
        ? values.filter(([, value]) => rather.some((one) => one[1] === value))
        : values;
    });
    const bunions = placesOf(table.bunion, words);
    return [
      ...traitsOf(sentence, table),
      ...said,
      ...bunions.map((place): Told => ['bunion', String(!isDenied(words, place, table))]),
      ...table.troubles.filter(([, pattern]) => isSaid(words, pattern)).map(([trouble]): Told => ['troubles', trouble]),
    ];
  });
};

/** What messages tell of a foot, as the finder asks for it; what they tell in two ways is not known. */
export const footIn = (messages: readonly string[], language: Language): Foot => {
  const told = messages.flatMap((message) => toldIn(message, language));
  const values = (answer: string): string[] => [
    ...new Set(told.filter(([other]) => other === answer).map(([, value]) => value)),
  ];
  const answers = [...new Set(told.map(([answer]) => answer))].filter((answer) => answer !== 'troubles');
  const troubles = values('troubles') as Trouble[];
  const plain = answers.flatMap((answer): [string, string | boolean][] => {
    const [value, another] = values(answer);
    if (value === undefined || another !== undefined) return [];
    return [[answer, answer === 'bunion' ? value === 'true' : value]];
  });
  return footSchema.parse({ ...Object.fromEntries(plain), ...(troubles.length > 0 ? { lastPair: { troubles } } : {}) });
};
