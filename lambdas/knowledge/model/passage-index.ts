import type { Language } from '#contracts/text/language.ts';
import { isOfCraft } from './craft.ts';
import { fillerQuestions } from './filler-questions.ts';
import type { Found } from './found.ts';
import { type LanguageWords, languageWords } from './language-words.ts';
import { withoutOrders } from './orders.ts';
import { partNearness } from './part-nearness.ts';
import type { LocalizedPassage } from './passage.ts';
import { passageWords } from './passage-words.ts';
import { type Said, saidWords, weightIn } from './said-words.ts';
import { searchOnce } from './search-once.ts';
import { spelling } from './spelling.ts';
import type { Subject } from './subject.ts';
import { subjectFactor } from './subject-factor.ts';
import { termScores } from './term-scores.ts';
import { wordsOf } from './word-forms.ts';
import { wordStatistics } from './word-statistics.ts';

export interface PassageIndex {
  /** How many passages there are, and how long their texts are in all. */
  size: { passages: number; characters: number };
  /** Best first. */
  search(question: string, limit: number, options?: { withoutNames?: boolean }): readonly Found[];
  /** Whether the question has a word that says something, or is known without one: a greeting is neither. */
  asks(question: string): boolean;
  byId(id: string): LocalizedPassage | undefined;
  /** The passages about a brand or model. */
  about(subject: string): LocalizedPassage[];
  /** The brands and models that the text names. */
  subjectsIn(text: string): string[];
  /** The words of a text beside those of brands and models. */
  withoutNames(text: string): string;
  /** Whether the passage names all of them. */
  names(passage: LocalizedPassage, subjects: readonly string[]): boolean;
  /** Whether the question has all of its title: "what is a vamp?". Brands and models are known by their names instead. */
  isTitledBy(passage: LocalizedPassage, question: string): boolean;
  /** Whether the word occurs anywhere. */
  knows(word: string): boolean;
  /** How much of what a question says is in a text; rare words count for more. */
  overlap(question: string, text: string): number;
}

/** Beside the words of a question, how much it counts that a passage has one that is like it. */
const likenessWeight = 200;
/** The same question in another order, or with other forms of its words. */
const almostSame = { likeness: 0.9, weight: 450 };
const statedWeight = 100;

/** A text of visitors and authors stands beside the product's own knowledge, never instead of it. */
const isOfVisitors = ({ origin }: LocalizedPassage): boolean => origin === 'tip' || origin === 'post';
const visitorShare = 0.4;

/** Written together with a name, as in "הגיינור". */
const hebrewPrefix = /^ו?[שהבלכמ]{0,2}(?=[א-ת]{3})/u;

/** The value for the last text that was asked about: one question is looked at many times. */
const keepLast = <T>(compute: (text: string) => T): ((text: string) => T) => {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: compute(text) };
    return last.value;
  };
};

/** The words of all that can be read: a text that cannot must not take the answers of a whole language along. */
const readAll = (known: LanguageWords, passages: readonly LocalizedPassage[]) => {
  const isRead = (passage: LocalizedPassage): boolean => {
    try {
      passageWords(known, [passage]);
      return true;
    } catch {
      return false;
    }
  };
  try {
    return { passages, read: passageWords(known, passages) };
  } catch {
    const others = passages.filter(isRead);
    return { passages: others, read: passageWords(known, others) };
  }
};

/** One language's passages, in memory. */
export const indexPassages = (language: Language, all: readonly LocalizedPassage[], subjects: readonly Subject[]) => {
  const known = languageWords(language, subjects);
  const { passages, read } = readAll(
    known,
    all.flatMap((passage) => withoutOrders(passage) ?? []),
  );
  const { names, nameWords, contentWords, forms, concepts } = known;
  const scoresOf = termScores(read);
  /** "Blochs" and "הגיינור", too. */
  const isOfName = (word: string): boolean =>
    names.mayBegin(word) || [word, word.replace(hebrewPrefix, ''), ...forms(word)].some((form) => nameWords.has(form));
  const withoutNames = (text: string): string =>
    wordsOf(text)
      .filter((word) => !isOfName(word))
      .join(' ');
  const meant = spelling(read.words.keys());
  const placeOfFiller = fillerQuestions(passages, known.isFiller);
  const factorOf = subjectFactor(subjects);
  /** Whom a passage without a subject of its own sets side by side: "Nikolay and Grishko". */
  const titledBy = passages.map(({ subject, title }) => (subject ? [] : names.allAmong(wordsOf(title))));
  const places = new Map(passages.map(({ id }, place) => [id, place]));
  const askedForms = keepLast((question) => new Set(contentWords(question).flatMap(forms)));

  /** Those of the passages for which this holds, where words are as rare as among them. */
  return (isAmong: (passage: LocalizedPassage) => boolean): PassageIndex => {
    const among = passages.flatMap((passage, place) => (isAmong(passage) ? [place] : []));
    const statistics = wordStatistics(read, among, known.wordsOfNames);
    const { isKnown, spelled, weigh } = saidWords(known, statistics, meant);
    const nearnessOf = partNearness(read, statistics);
    const weighLast = keepLast(weigh);
    const own = among.flatMap((place) => passages[place] ?? []);

    return {
      size: {
        passages: own.length,
        characters: own.flatMap(({ text }) => text).reduce((sum, { length }) => sum + length, 0),
      },
      subjectsIn: names.in,
      withoutNames,
      names({ title, text }, wanted) {
        const named = new Set(names.allAmong(wordsOf([title, ...text].join('\n'))));
        return wanted.every((subject) => named.has(subject));
      },
      asks: (question) =>
        contentWords(question).length > 0 || placeOfFiller(question, statistics.isAmong) !== undefined,
      byId(id) {
        const place = places.get(id);
        return place === undefined || !statistics.isAmong(place) ? undefined : passages[place];
      },
      about: (subject) => own.filter((passage) => passage.subject === subject),

      knows: (word) => forms(word).some(isKnown),

      isTitledBy({ kind, title }, question) {
        if (kind !== 'fit') return false;
        const [asked, words] = [askedForms(question), contentWords(title)];
        return words.length > 0 && words.every((word) => forms(word).some((form) => asked.has(form)));
      },

      overlap(question, text) {
        const words = contentWords(text);
        const there = new Set(words.flatMap((word) => [...forms(word), ...concepts(word)]));
        return weightIn(weighLast(question), (form) => there.has(form));
      },

      search(asked, limit, options = {}) {
        const meantWords = spelled(asked);
        const question = options.withoutNames ? withoutNames(meantWords) : meantWords;
        const named = names.in(question);
        const words = weigh(question);
        const same =
          read.askedAs(wordsOf(asked), statistics.isAmong) ??
          (words.length === 0 ? placeOfFiller(asked, statistics.isAmong) : undefined);
        const ofCraft = named.length > 0 || isOfCraft(asked, language);
        const isWordKnown = ({ forms: all, concepts: meanings }: Said) => [...all, ...meanings].some(isKnown);
        // As they were written: what another word was taken for is not known.
        const written = weigh(asked);
        const knownShare = written.length < 2 ? 0 : written.filter(isWordKnown).length / written.length;
        const { scores, covered } = scoresOf(words, statistics);
        const { likeness, stated } = nearnessOf(words);
        const length = Math.sqrt(Math.max(1, words.length));

        const scored = among.flatMap((place) => {
          const [passage, score = 0] = [passages[place], scores[place]];
          if (!passage || (score === 0 && place !== same)) return [];
          const [like, tells] = [likeness[place] ?? 0, stated[place] ?? 0];
          const near =
            score / length +
            (like >= almostSame.likeness ? almostSame.weight : likenessWeight) * like * like +
            statedWeight * tells * tells;
          const isSame = place === same && !isOfVisitors(passage);
          const whole = near * factorOf(passage, named, titledBy[place]) * (isOfVisitors(passage) ? visitorShare : 1);
          return { place, passage, words: score, score: whole, isOwn: isSame };
        });
        return scored
          .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score || b.words - a.words)
          .slice(0, limit)
          .map(
            ({ place, passage, score, isOwn }): Found => ({
              ...{ passage, score, isOwn, isOfCraft: ofCraft, known: knownShare },
              coverage: covered[place] ?? 0,
              likeness: likeness[place] ?? 0,
              stated: stated[place] ?? 0,
            }),
          );
      },
    };
  };
};

/** The index of passages that are all of one kind. */
export const passageIndex = (...of: Parameters<typeof indexPassages>): PassageIndex =>
  searchOnce(indexPassages(...of)(() => true));
