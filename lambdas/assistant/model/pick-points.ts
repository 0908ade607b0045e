import { type Found, isDerived, isTerm, type LocalizedPassage, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { asksMeaning } from './asks-meaning.ts';
import { asksSame } from './asks-same.ts';
import { type Point, pointsOf } from './points.ts';
import { isAnswered, rankedWithoutNames } from './rank-passages.ts';
import { isSynthetic, sideBySide } from './side-by-side.ts';
import { tellsWhatIsWanted, wantsAnything, wantsPerson, wantsPrice, wantsYear } from './wants.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Where the nearest passage is not about the question, one that almost is as near may be. */
const nearlyBest = 0.7;
/** A second passage adds a point where it is nearly as near. */
const secondShare = 0.45;
/** What follows from the site's content often says the same in other words. */
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
/** How like a question without its names must be to what is asked of all shoes, and how much a passage of the name must say not to need that. */
const likeEnoughOfAll = 0.35;
const toldEnough = 0.5;

/** A second passage that has only some of the words says something else. */
const likeEnoughOfNext = 0.1;

/** What is true of all shoes, where a question asks that with a name in it: "how do I break in my Nikolays?". */
const ofAllShoes = (question: string, index: PassageIndex): Found | undefined => {
  const [best] = rankedWithoutNames(question, index);
  // A name of a brand speaks of pointe shoes, so what is left needs no word of them.
  return best &&
    best.passage.kind === 'fit' &&
    best.likeness >= likeEnoughOfAll &&
    isAnswered({ ...best, isOfCraft: true })
    ? best
    : undefined;
};

/** What is told of traditional shoes would ruin others, which need none of it. */
const breakingIn = /^breakin-/;
const ofSynthetic = 'breakin-synthetic';
const generalOf = (question: string, named: readonly string[], index: PassageIndex): LocalizedPassage | undefined => {
  const passage = ofAllShoes(question, index)?.passage;
  return passage && breakingIn.test(passage.id) && named.some(isSynthetic) ? index.byId(ofSynthetic) : passage;
};

/** What the best passage says, and one point of the next where that is as much about the question; of what is true of all, no brand's. */
const ofTheBest = (question: string, best: Found, found: readonly Found[], index: PassageIndex): Point[] => {
  const isOfSynthetic = index.subjectsIn(question).some(isSynthetic);
  const isNext = (other: Found): boolean =>
    other !== best &&
    (asksMeaning(question) || !isTerm(other.passage.id)) &&
    !(isOfSynthetic && breakingIn.test(other.passage.id) && other.passage.id !== ofSynthetic) &&
    isAnswered(other) &&
    (other.likeness >= likeEnoughOfNext || other.told >= toldEnough) &&
    other.score >= best.score * shareOfSecond(other.passage) &&
    (best.passage.kind !== 'fit' || other.passage.kind === 'fit');
  const next = found.find((other) => !isDerived(other.passage.id) && isNext(other)) ?? found.find(isNext);
  return withoutRepeats([
    ...pointsOf(best.passage, question, index, 3),
    ...pointsOf(next?.passage, question, index, 1),
  ]);
};

/** The own passage of the same shoe that says what is wanted, such as its price with the word that prices change. */
const toldByOwn = (question: string, best: Found, found: readonly Found[]): Found | undefined =>
  found.find(
    (one) =>
      !isDerived(one.passage.id) &&
      one.passage.subject === best.passage.subject &&
      isAnswered(one) &&
      tellsWhatIsWanted(one.passage, question),
  );

/** How near it must be, beside what was found of the shoe itself. */
const elsewhereShare = 0.3;
/** What is asked of a shoe, where only its maker's passage tells it, or one about all shoes: how long a pair lasts. */
const toldElsewhere = (question: string, best: Found, found: readonly Found[]): Found | undefined => {
  if (!wantsAnything(question) || tellsWhatIsWanted(best.passage, question)) return undefined;
  const telling = found.filter(
    (one) =>
      !isDerived(one.passage.id) &&
      isAnswered(one) &&
      one.score >= best.score * elsewhereShare &&
      tellsWhatIsWanted(one.passage, question),
  );
  return telling.find(({ passage }) => passage.subject !== undefined) ?? telling[0];
};

/** The points that answer a question; none where nothing is known of it. */
export const pickPoints = (question: string, found: readonly Found[], index: PassageIndex): Point[] => {
  const least = (found[0]?.score ?? 0) * nearlyBest;
  const best = found
    .slice(0, 3)
    .find((one, place) => isAnswered(one) && (place === 0 || (one.score >= least && !isDerived(one.passage.id))));
  if (!best) return [];
  const told = isDerived(best.passage.id) ? toldByOwn(question, best, found) : undefined;
  if (told) return ofTheBest(question, told, found, index);
  const named = index.subjectsIn(question);
  const unneeded = named.length === 1 ? generalOf(question, named, index) : undefined;
  if (unneeded?.id === ofSynthetic) {
    return withoutRepeats([
      ...pointsOf(unneeded, question, index, 2),
      ...pointsOf(found.find(({ passage }) => passage.subject === named[0])?.passage, question, index, 1),
    ]);
  }
  if (best.isOwn) return ofTheBest(question, best, found, index);
  const ofPerson = wantsPerson(question)
    ? found.find((one) => isAnswered(one) && !isDerived(one.passage.id) && tellsWhatIsWanted(one.passage, question))
    : undefined;
  if (ofPerson && named.length > 0) return ofTheBest(question, ofPerson, found, index);
  // The price of one model is no answer to what pointe shoes cost.
  const prices = index.byId('price-guide');
  if (prices && named.length === 0 && best.passage.subject !== undefined && wantsPrice(question)) {
    return pointsOf(prices, question, index, 2);
  }
  const elsewhere = named.length === 1 ? toldElsewhere(question, best, found) : undefined;
  if (elsewhere) {
    return withoutRepeats([
      ...pointsOf(elsewhere.passage, question, index, 2),
      ...pointsOf(best.passage, question, index, 2),
    ]);
  }
  const general =
    named.length > 0 &&
    best.told < toldEnough &&
    best.likeness < likeEnough &&
    !wantsPerson(question) &&
    !tellsWhatIsWanted(best.passage, question)
      ? generalOf(question, named, index)
      : undefined;
  const generally = pointsOf(general, question, index, 2);
  if (named.length < 2) {
    const first = generally.length > 0 ? found.find(({ passage }) => index.names(passage, named)) : undefined;
    const ofName = ofTheBest(question, first ?? best, found, index);
    return generally.length > 0 ? [...generally, ...ofName.slice(0, 2)] : ofName;
  }
  const ofAll = found.filter(({ passage }) => index.names(passage, named));
  // Which of two is older is told by the history of each.
  const isOfYears = wantsYear(question);
  // By the way another passage tells who designed whose shoe.
  const isOfBoth = ({ kind, subject }: LocalizedPassage): boolean =>
    kind === 'fit' || wantsPerson(question) || (subject !== undefined && named.includes(subject));
  const ofBoth = isOfYears ? [] : ofAll.filter(({ passage }) => isOfBoth(passage));
  const isHistory = ({ kind, choosing }: LocalizedPassage): boolean => kind === 'brand' && !choosing;
  // What was written of them together comes before what one of them says of the other.
  const titled = ofAll.find(({ passage }) => passage.kind === 'fit' && index.subjectsIn(passage.title).length > 1);
  const together =
    (asksSame(question) && !wantsPrice(question) ? titled : undefined) ??
    ofBoth.find(({ likeness }) => likeness >= sameQuestion) ??
    titled ??
    ofBoth.find((one) => isAnswered(one) && one.likeness >= likeEnough && !isHistory(one.passage));
  if (together) return ofTheBest(question, together, found, index);
  const apart = sideBySide(question, named, found, index);
  return generally.length > 0 ? [...generally, ...apart.slice(1)] : apart;
};
