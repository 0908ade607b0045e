import { foldPhrase } from '#contracts/text/folding.ts';
import {
  byNearness,
  type Found,
  isDerived,
  type LocalizedPassage,
  type PassageIndex,
} from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import { pointsOfAll } from './answer-question.ts';
import { choosePoints } from './choose-points.ts';
import { asksLeave, type Danger } from './danger.ts';
import { pickPoints } from './pick-points.ts';
import { type Point, pointsOf } from './points.ts';
import type { AskedQuestion } from './questions-in.ts';
import { readText } from './read-question.ts';
import type { Reading, TextReading } from './reading.ts';

/** Of a passage that may say more of a danger. */
const leastOfSafety = 10;
/** The passage that each danger calls for. */
const safetyPassages: Record<Exclude<Danger, 'clearance'>, string> = {
  eating: 'safe-eating',
  pain: 'safe-pain',
  health: 'safe-teacher',
  young: 'ready-age',
};
/** Several passages say whether a dancer is ready; this one is used where none of them is near. */
const ofEveryReadiness = 'ready-iadms';
const ofTests = 'ready-tests';
const ofOneTrouble = /^safe-(?:nerve|nails|ankle)$/;
const likeEnough = 0.3;

/** The passage for a dancer who comes back from an injury or an operation. */
const afterInjury = 'safe-return';
/** Passages that stay of use beside a warning: none of them chooses a shoe. */
const isOfUse = new Set(['fit-prepare', 'size-nogrow', 'care-dry', 'sew-ribbons', 'sew-elastic', 'tie']);
/** A child is also shown which shoes are not for rising onto the toes. */
const isOfUseToChild = new Set([...isOfUse, 'compare-slippers', 'pre-pointe']);
const isOfReadiness = (id: string): boolean => id.startsWith('ready-');
const isOfSafety = (id: string): boolean => /^(?:safe|ready)-/.test(id);
/** Whether a passage names no shoe, padding or width as a remedy: then it may be said beside a sign of alarm. */
const isNoRemedy = (id: string): boolean => isOfSafety(id) || (isOfUse.has(id) && id !== 'size-nogrow');

const shop = beginning(inAll(({ shops }) => shops));
/** A size with its figure. */
const size = new RegExp(
  `(?:${inAll(({ sizeNames }) => sizeNames)})\\p{L}* \\d|\\d[\\d.,½]* ?(?:x{1,5}|[a-e])(?![\\p{L}\\d])`,
  'u',
);

/** The product's own passages of safety speak of shops only to say that none decides. */
const isOwnSafety = ({ id, origin }: LocalizedPassage): boolean => origin === 'seed' && isOfSafety(id);

/** A child is shown no model, size or shop, no matter which passage names it. */
const isForChild = ({ passage, text }: Point, index: PassageIndex): boolean =>
  passage.kind === 'fit' &&
  (!passage.choosing || isOfUseToChild.has(passage.id)) &&
  index.subjectsIn(text).length === 0 &&
  !size.test(foldPhrase(text)) &&
  (isOwnSafety(passage) || !shop.test(foldPhrase(text)));

/** All that is said where it is about eating or weight: no figure, no shoe, nothing else that was asked. */
const aboutEating = (passage: LocalizedPassage | undefined): Point[] =>
  passage ? passage.text.map((text) => ({ passage, text })) : [];

/** Which warnings are shown. Beside one about eating, that of a child's age would bring a number along. */
export const warningsOf = (dangers: readonly Danger[]): Danger[] =>
  dangers.includes('eating')
    ? [...new Set(dangers.map((danger) => (danger === 'young' ? 'clearance' : danger)))]
    : [...dangers];

/** Of what is said of dangers: the nearest passage with its caution, and a point of another. */
const mostPassages = 2;
/** With the warnings; of what was asked there is always a point. */
const mostSaid = 6;

/** The passages that care for the dangers of a message, the nearest ones before those that a danger calls for in general. */
const passagesOfCare = (
  { dangers, isReturning }: Reading,
  asked: TextReading,
  found: readonly Found[],
  index: PassageIndex,
): LocalizedPassage[] => {
  const near = found.filter(
    ({ passage, score, isOwn, likeness }) =>
      passage.safety &&
      score >= leastOfSafety &&
      (asksLeave(dangers) || isOwn || likeness >= likeEnough || !isOfReadiness(passage.id)),
  );
  const ofReadiness = near.find(({ passage }) => isOfReadiness(passage.id))?.passage.id ?? ofEveryReadiness;
  const general = (danger: Danger): string => (danger === 'clearance' ? ofReadiness : safetyPassages[danger]);
  const asksOfTests = asked.asksTests && asksLeave(dangers);
  const ids = [
    ...(isReturning ? [afterInjury] : []),
    ...(asksOfTests ? [ofTests] : []),
    ...dangers.filter((danger) => danger !== 'clearance' || !asksOfTests).map(general),
  ];
  // A passage on nails or on a rash is nearer than one on any pain.
  const asIts = near.filter(
    ({ passage, isOwn, likeness }) => isOwn || (ofOneTrouble.test(passage.id) && likeness >= likeEnough),
  );
  const all = [...asIts.map(({ passage }) => passage), ...ids.map(index.byId), ...near.map(({ passage }) => passage)];
  return [...new Set(all)].filter((passage) => passage !== undefined);
};

/** Whether a point may be shown beside the dangers: another shoe is no remedy for numbness, sharp pain or a swelling. */
export const isOpen = (point: Point, { dangers, isAlarming }: Reading, index: PassageIndex): boolean =>
  (!isAlarming || isNoRemedy(point.passage.id)) && (!dangers.includes('young') || isForChild(point, index));

/** The warnings on the dangers of a message, and the answers to the rest: one warning too many takes nothing away. */
export const withCare = (reading: Reading, questions: readonly AskedQuestion[], index: PassageIndex): Point[] => {
  const { dangers, isAlarming } = reading;
  if (dangers.includes('eating')) return aboutEating(index.byId('safe-eating'));
  // Orders alone ask nothing, and may speak of a danger all the same.
  const asked = reading.asked.text === '' ? readText(reading.question, reading.language) : reading.asked;
  const isYoung = dangers.includes('young');
  // Another shoe is no remedy for numbness, sharp pain or a swelling.
  const isOpenTo = (id: string): boolean => !isAlarming || isNoRemedy(id);
  // The site's content was not written with a danger in mind.
  const answers = questions
    .filter(({ isStated }) => !isStated)
    .map((question) => {
      const found = question.found.filter(({ passage }) => !isDerived(passage.id));
      const points = pickPoints(question.asked, found, index);
      // Purchases are left out for a child; how to prepare for a fitting that a teacher has allowed is not.
      const isUseful = ({ passage: { id } }: Point): boolean =>
        isOpenTo(id) && (!isYoung || isOfUseToChild.has(id) || isOfReadiness(id));
      return { question: { ...question, found }, points: points.filter(isUseful) };
    });
  const found = answers.flatMap((one) => one.question.found).sort(byNearness);
  const known = passagesOfCare(reading, asked, found, index)
    .filter(({ id }) => isOpenTo(id))
    .slice(0, mostPassages)
    .flatMap((passage, place) =>
      place === 0
        ? pointsOf(passage, asked, index, 2)
        : choosePoints(passage, asked, index, 1).map((text) => ({ passage, text })),
    );
  const others = pointsOfAll(answers).filter(({ text }) => !known.some((one) => one.text === text));
  const room = Math.max(1, mostSaid - warningsOf(dangers).length - known.length);
  return [...known, ...others.slice(0, room)].filter((point) => !isYoung || isForChild(point, index));
};
