import { type Found, isDerived, isTerm, type LocalizedPassage, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { isHistory } from './compared-aspects.ts';
import { breakingIn, generalOf, isOfAll, ofSynthetic } from './general-passage.ts';
import { namedAttributes } from './named-attributes.ts';
import { type Point, pointsOf } from './points.ts';
import { isAnswered } from './rank-passages.ts';
import type { TextReading } from './reading.ts';
import { isSynthetic, sideBySide } from './side-by-side.ts';
import { saysWhatIsWanted, wantsPerson } from './wants.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Where the nearest passage is not about the question, one that almost is as near may be. */
const nearlyBest = 0.7;
/** A second passage adds a point where it is nearly as near. */
const secondShare = 0.45;
/** A passage that follows from the site's content often says the same in other words. */
const secondShareOfContent = 0.75;
/** One that asks for care brings its caution along, which is much to read where it is only almost as near. */
const secondShareOfCare = 0.6;
const shareOfSecond = ({ id, safety }: LocalizedPassage): number => {
  if (isDerived(id)) return secondShareOfContent;
  return safety ? secondShareOfCare : secondShare;
};
/** How like its own question must be to one that names two brands, for a passage that speaks of the other by the way. */
const likeEnough = 0.5;
const sameQuestion = 0.7;
/** How much a passage of the name must say not to need what is true of all shoes. */
const statedEnough = 0.5;

/** A second passage that has only some of the words says something else. */
const likeEnoughOfNext = 0.1;

/** A story of so many words, "a wide foot, a low arch, and ...", has more to it than one passage says. */
const longStory = 14;
/** How much another passage must add to what the best one says of it. */
const muchMore = 0.5;
const saysMore = (
  asked: TextReading,
  best: Found,
  others: readonly Found[],
  index: PassageIndex,
): Found | undefined => {
  if (asked.words.split(' ').length < longStory) return undefined;
  const said = (...passages: LocalizedPassage[]): number =>
    index.overlap(asked.text, passages.flatMap(({ title, text }) => [title, ...text]).join('\n'));
  const ofBest = said(best.passage);
  const gained = others.map((one) => ({ one, gain: said(best.passage, one.passage) - ofBest }));
  const [most] = gained.toSorted((a, b) => b.gain - a.gain);
  return most && most.gain > ofBest * muchMore ? most.one : undefined;
};

/** The best passage's points, and one point of the next where that is as much about the question; a general passage's before a brand's. */
const ofTheBest = (asked: TextReading, best: Found, found: readonly Found[], index: PassageIndex): Point[] => {
  const isOfSynthetic = index.subjectsIn(asked.text).some(isSynthetic);
  const isNext = (other: Found): boolean =>
    other !== best &&
    (asked.asksMeaning || !isTerm(other.passage.id)) &&
    !(isOfSynthetic && breakingIn.test(other.passage.id) && other.passage.id !== ofSynthetic) &&
    isAnswered(other) &&
    (other.likeness >= likeEnoughOfNext || other.stated >= statedEnough) &&
    other.score >= best.score * shareOfSecond(other.passage) &&
    (best.passage.kind !== 'fit' || other.passage.kind === 'fit');
  const candidates = found.filter(isNext);
  const own = candidates.filter(({ passage }) => !isDerived(passage.id));
  const fuller = saysMore(asked, best, own, index);
  const next = fuller ?? (own.length > 0 ? own : candidates)[0];
  const [ofBest, ofNext] = fuller ? [2, 2] : [3, 1];
  return withoutRepeats([
    ...pointsOf(best.passage, asked, index, ofBest),
    ...pointsOf(next?.passage, asked, index, ofNext),
  ]);
};

/** The own passage of the same shoe that says what is wanted, such as its price with the word that prices change. */
const statedByOwn = (asked: TextReading, best: Found, found: readonly Found[]): Found | undefined =>
  found.find(
    (one) =>
      !isDerived(one.passage.id) &&
      one.passage.subject === best.passage.subject &&
      isAnswered(one) &&
      saysWhatIsWanted(one.passage, asked),
  );

/** How near it must be, beside what was found of the shoe itself. */
const elsewhereShare = 0.3;
/**
 * The passage about one aspect of a shoe, where only its maker's passage covers it, or one about all shoes: how long a
 * pair lasts.
 */
const statedElsewhere = (asked: TextReading, best: Found, found: readonly Found[]): Found | undefined => {
  if (asked.wants.size === 0 || saysWhatIsWanted(best.passage, asked)) return undefined;
  const telling = found.filter(
    (one) =>
      !isDerived(one.passage.id) &&
      isAnswered(one) &&
      one.score >= best.score * elsewhereShare &&
      saysWhatIsWanted(one.passage, asked),
  );
  return telling.find(({ passage }) => passage.subject !== undefined) ?? telling[0];
};

/**
 * The points that answer a question; none where nothing is known about it. The foot is described in its message, or in
 * one before it: the latest first.
 */
export const pickPoints = (
  asked: TextReading,
  found: readonly Found[],
  index: PassageIndex,
  stories: readonly string[] = [asked.text],
): Point[] => {
  const least = (found[0]?.score ?? 0) * nearlyBest;
  const best = found
    .slice(0, 3)
    .find((one, place) => isAnswered(one) && (place === 0 || (one.score >= least && !isDerived(one.passage.id))));
  if (!best) return [];
  const stated = isDerived(best.passage.id) ? statedByOwn(asked, best, found) : undefined;
  if (stated) return ofTheBest(asked, stated, found, index);
  const named = index.subjectsIn(asked.text);
  const unneeded = named.length === 1 ? generalOf(asked, named, index) : undefined;
  if (unneeded?.id === ofSynthetic) {
    return withoutRepeats([
      ...pointsOf(unneeded, asked, index, 2),
      ...pointsOf(found.find(({ passage }) => passage.subject === named[0])?.passage, asked, index, 1),
    ]);
  }
  if (best.isOwn) return ofTheBest(asked, best, found, index);
  if (named.length === 1 && unneeded && isOfAll(asked, best, index)) {
    return pointsOf(unneeded, asked, index, 3);
  }
  const ofPerson = wantsPerson(asked)
    ? found.find((one) => isAnswered(one) && !isDerived(one.passage.id) && saysWhatIsWanted(one.passage, asked))
    : undefined;
  if (ofPerson && named.length > 0) return ofTheBest(asked, ofPerson, found, index);
  // The price of one model is no answer to what pointe shoes cost.
  const prices = index.byId('price-guide');
  if (prices && named.length === 0 && best.passage.subject !== undefined && asked.wants.has('price')) {
    return pointsOf(prices, asked, index, 2);
  }
  const elsewhere = named.length === 1 ? statedElsewhere(asked, best, found) : undefined;
  if (elsewhere) {
    return withoutRepeats([
      ...pointsOf(elsewhere.passage, asked, index, 2),
      ...pointsOf(best.passage, asked, index, 2),
    ]);
  }
  const general =
    named.length > 0 &&
    best.stated < statedEnough &&
    best.likeness < likeEnough &&
    !wantsPerson(asked) &&
    !saysWhatIsWanted(best.passage, asked)
      ? generalOf(asked, named, index)
      : undefined;
  const generally = pointsOf(general, asked, index, 2);
  if (named.length < 2) {
    const first = generally.length > 0 ? found.find(({ passage }) => index.names(passage, named)) : undefined;
    const ofName = ofTheBest(asked, first ?? best, found, index);
    return generally.length > 0 ? [...generally, ...ofName.slice(0, 2)] : ofName;
  }
  const ofAll = found.filter(({ passage }) => index.names(passage, named));
  // The history of each shows which of two is older.
  const isOfYears = asked.wants.has('year');
  // Another passage mentions in passing who designed whose shoe.
  const isOfBoth = ({ kind, subject }: LocalizedPassage): boolean =>
    kind === 'fit' || wantsPerson(asked) || (subject !== undefined && named.includes(subject));
  const ofBoth = isOfYears ? [] : ofAll.filter(({ passage }) => isOfBoth(passage));
  // A passage that was written of them together comes before one that says something of the other.
  const titled = ofAll.find(({ passage }) => passage.kind === 'fit' && index.subjectsIn(passage.title).length > 1);
  const { points: first, rest } = namedAttributes(asked, stories, named, index);
  const together =
    (asked.asksSame && !asked.wants.has('price') ? titled : undefined) ??
    ofBoth.find(({ likeness }) => likeness >= sameQuestion) ??
    titled ??
    ofBoth.find(
      (one) => first.length === 0 && isAnswered(one) && one.likeness >= likeEnough && !isHistory(one.passage),
    );
  if (together) return ofTheBest(asked, together, found, index);
  return sideBySide(rest, named, found, index, { first, generally });
};
