import { foldPhrase } from '#contracts/text/folding.ts';
import { type Found, isDerived, type LocalizedPassage, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import type { Danger } from './danger.ts';
import { pickPoints } from './pick-points.ts';
import { type Point, pointsOf } from './points.ts';
import { readText } from './read-question.ts';
import type { Reading } from './reading.ts';

/** Of a passage that may say more of a danger. */
const leastOfSafety = 10;
/** The passage that each danger calls for, where the question itself finds none that cares for it. */
const safetyPassages: Record<Danger, readonly string[]> = {
  eating: ['safe-eating'],
  pain: ['safe-pain'],
  health: ['safe-teacher'],
  young: ['ready-age'],
  clearance: ['safe-teacher', 'ready-iadms'],
};

/** What somebody must know who comes back from an injury or an operation. */
const afterInjury = 'safe-disclaimer';
/** What stays of use beside a warning: none of it chooses a shoe. */
const isOfUse = new Set(['fit-prepare', 'size-nogrow', 'care-dry', 'sew-ribbons', 'sew-elastic', 'tie']);
const isOfSafety = (id: string): boolean => /^(?:safe|ready)-/.test(id);
/** What names no shoe, padding or width as a remedy: it may be said beside a sign of alarm. */
const isNoRemedy = (id: string): boolean => isOfSafety(id) || (isOfUse.has(id) && id !== 'size-nogrow');

const shop = beginning(inAll(({ shops }) => shops));
/** A size with its figure. */
const size = new RegExp(
  `(?:${inAll(({ sizeNames }) => sizeNames)})\\p{L}* \\d|\\d[\\d.,½]* ?(?:x{1,5}|[a-e])(?![\\p{L}\\d])`,
  'u',
);

/** The product's own passages of safety speak of shops only to say that none decides. */
const isOwnSafety = ({ id, origin }: LocalizedPassage): boolean => origin === 'seed' && isOfSafety(id);

/** A child is shown no model, size or shop, whatever passage names it. */
const isForChild = ({ passage, text }: Point, index: PassageIndex): boolean =>
  passage.kind === 'fit' &&
  (!passage.choosing || isOfUse.has(passage.id)) &&
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

/** What is known of the dangers of a question, and what else was asked: one warning too many takes nothing away. */
export const withCare = (reading: Reading, ranked: readonly Found[], index: PassageIndex): Point[] => {
  const { dangers, isAlarming: isAlarm } = reading;
  // Orders alone ask nothing, and may speak of a danger all the same.
  const asked = reading.asked.text === '' ? readText(reading.question, reading.language) : reading.asked;
  if (dangers.includes('eating')) return aboutEating(index.byId('safe-eating'));
  // Nobody has written the site's content with a danger in mind.
  const found = ranked.filter(({ passage }) => !isDerived(passage.id));
  const isYoung = dangers.includes('young');
  // Another shoe is no remedy for numbness, sharp pain or a swelling.
  const isOpenTo = (id: string): boolean => !isAlarm || isNoRemedy(id);
  const careful = found.find(
    ({ passage, score }) => passage.safety && score >= leastOfSafety && isOpenTo(passage.id),
  )?.passage;
  const returning = reading.isReturning ? [afterInjury] : [];
  const called = [...returning, ...dangers.flatMap((danger) => safetyPassages[danger])].map((id) =>
    id === 'ready-iadms' && asked.asksTests ? 'ready-tests' : id,
  );
  const passages = [...new Set([...called.map(index.byId), careful])];
  const known = passages.flatMap((passage) => pointsOf(passage, asked, index, 2));
  // What is bought is left out for a child; how to prepare for a fitting that a teacher has allowed is not.
  const isOpen = ({ passage }: Point): boolean => isOpenTo(passage.id) && (!isYoung || isOfUse.has(passage.id));
  const others = pickPoints(asked, found, index).filter(isOpen).slice(0, 2);
  const points = [...known, ...others].filter((point) => !isYoung || isForChild(point, index));
  return [...new Map(points.map((point) => [point.text, point])).values()];
};
