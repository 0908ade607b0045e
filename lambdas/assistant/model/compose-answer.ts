import type { Answer, AnswerParagraph } from '#contracts/assistant.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { type Found, isDerived, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { askedPart } from './asked-part.ts';
import { asksOfPlace } from './asked-place.ts';
import { assistantTexts } from './assistant-texts.ts';
import type { Aspect } from './compared-aspects.ts';
import { type Danger, dangersIn, isAlarming, isReturning } from './danger.ts';
import { isForbidden } from './permission.ts';
import { pickPoints } from './pick-points.ts';
import { type Point, pointsOf } from './points.ts';
import { ranked } from './rank-passages.ts';
import { isShopQuestion } from './shop-question.ts';
import { isSideBySide } from './side-by-side.ts';
import { sourceOf } from './source.ts';
import { unknownName } from './unknown-name.ts';
import { hasRest, isUntold } from './untold.ts';

type Composed = Pick<Answer, 'paragraphs' | 'sources' | 'suggestions'>;

/** How many questions are offered where there is no answer. */
const offered = 2;
/** Of a passage that may say more of a danger. */
const leastOfSafety = 10;
/** The passage that each danger calls for, where the question itself finds none that cares for it. */
const safetyPassages: Record<Danger, readonly string[]> = {
  pain: ['safe-pain'],
  health: ['safe-teacher'],
  young: ['ready-age'],
  clearance: ['safe-teacher', 'ready-iadms'],
};

/** Who asks how readiness is tested is told the tests before the guideline. Beginnings of words in five languages, folded. */
const ofTests =
  /(?<!\p{L})(?:ה?מבחנ|ה?מבדק|ב?בדיק|ה?טסט|test|assess|check|exercis|тест|провер|упражнен|eval|exercice|epreuve|prueba|ejercicio|examen|экзамен)/u;

/** What somebody must know who comes back from an injury or an operation. */
const afterInjury = 'safe-disclaimer';
/** What stays of use beside a warning: none of it chooses a shoe. */
const isOfUse = new Set(['fit-prepare', 'size-nogrow', 'care-dry', 'sew-ribbons', 'sew-elastic', 'tie']);
/** What names no shoe, padding or width as a remedy: it may be said beside a sign of alarm. */
const isNoRemedy = (id: string): boolean => /^(?:safe|ready)-/.test(id) || (isOfUse.has(id) && id !== 'size-nogrow');

/** Above each row of a comparison. */
const headings = {
  founded: 'aspectFounded',
  shoes: 'aspectShoes',
  foot: 'aspectFoot',
  price: 'aspectPrice',
  more: 'aspectMore',
} as const satisfies Record<Aspect, string>;

const said = (text: string): AnswerParagraph => ({ text, sources: [] });

/** One paragraph a point, with the number of its passage. */
const cite = (
  points: readonly Point[],
  before: string[],
  after: string[] = [],
  aspectName?: (aspect: Aspect) => string,
): Composed => {
  const passages = [...new Set(points.map(({ passage }) => passage))];
  const cited = points.map(({ passage, text, aspect }) => ({
    text,
    sources: [passages.indexOf(passage) + 1],
    ...(aspect && aspectName ? { aspect: aspectName(aspect) } : {}),
  }));
  return {
    paragraphs: [...before.map(said), ...cited, ...after.map(said)],
    sources: passages.map(sourceOf),
    suggestions: [],
  };
};

/** The warnings, what is known of the danger, and what else was asked: one warning too many takes nothing away. */
const withCare = (
  question: string,
  { dangers, isBack, isAlarm }: { dangers: readonly Danger[]; isBack: boolean; isAlarm: boolean },
  found: readonly Found[],
  index: PassageIndex,
): Point[] => {
  // Another shoe is no remedy for numbness, sharp pain or a swelling.
  const isOpenTo = (id: string): boolean => !isAlarm || isNoRemedy(id);
  const careful = found.find(
    ({ passage, score }) => passage.safety && score >= leastOfSafety && isOpenTo(passage.id),
  )?.passage;
  const called = [...(isBack ? [afterInjury] : []), ...dangers.flatMap((danger) => safetyPassages[danger])].map((id) =>
    id === 'ready-iadms' && ofTests.test(foldPhrase(question)) ? 'ready-tests' : id,
  );
  const passages = [...new Set([...called.map(index.byId), careful])];
  const known = passages.flatMap((passage) => pointsOf(passage, question, index, 2));
  // What somebody buys is left out for a child; how to prepare for a fitting that a teacher has allowed is not.
  const isOpen = ({ passage }: Point): boolean =>
    isOpenTo(passage.id) && (!dangers.includes('young') || isOfUse.has(passage.id));
  const asked = pickPoints(question, found, index).filter(isOpen).slice(0, 2);
  return [...new Map([...known, ...asked].map((point) => [point.text, point])).values()];
};

/**
 * Composes an answer from the passages of a language, without a model: what is asked first, then why, with its sources. `nearest` are the
 * ids of those that are near by meaning, if a model has told.
 */
export const composeAnswer = (
  question: string,
  language: Language,
  index: PassageIndex,
  nearest: readonly string[] = [],
): Composed => {
  const own = assistantTexts(language);
  if (!index.asks(question)) return cite([], [own('greeting')]);
  const asked = askedPart(question);
  const found = asked === '' ? [] : ranked(asked, index, nearest);
  const dangers = dangersIn(question, language);
  if (dangers.length > 0) {
    // Nobody has written the site's content with this danger in mind.
    const careful = found.filter(({ passage }) => !isDerived(passage.id));
    const state = { dangers, isBack: isReturning(question, language), isAlarm: isAlarming(question, language) };
    return cite(withCare(asked || question, state, careful, index), dangers.map(own));
  }
  const points = pickPoints(asked, found, index);
  const shop = isShopQuestion(question, language) ? [own('shop')] : [];
  const texts = points.map(({ text }) => text);
  // Who wrote a question for a passage has seen that it tells what is asked.
  const untold = !found[0]?.isOwn && isUntold(asked, language, texts);
  // Of a shoe that is named, there is at least something else to say.
  const isOfUse = index.subjectsIn(asked).length > 0 || hasRest(asked, language, texts);
  if (points.length === 0 || (untold && !isOfUse)) {
    const suggestions = found.slice(0, offered).flatMap(({ passage }) => passage.questions.slice(0, 1));
    return { ...cite([], shop.length > 0 ? shop : [own('unknown')]), suggestions };
  }
  const name = unknownName(asked, language, index);
  const before = [
    ...shop,
    ...(name === undefined ? [] : [own('unknownName').replace('{{name}}', () => name)]),
    ...(untold || asksOfPlace(asked, language, index) ? [own('untold')] : []),
    ...(isSideBySide(asked, points, index) ? [own('noBest')] : []),
  ];
  const [first, ...others] = points;
  const lead =
    first && isForbidden(asked, first.text)
      ? [{ ...first, text: own('no').replace('{{point}}', () => first.text) }, ...others]
      : points;
  const after = points.some(({ passage }) => passage.choosing) ? [own('fitting')] : [];
  return cite(lead, before, after, (aspect) => own(headings[aspect]));
};
