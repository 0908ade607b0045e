import type { Found, LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import { isAnswered, rankedWithoutNames } from './rank-passages.ts';
import type { TextReading } from './reading.ts';
import { isSynthetic } from './side-by-side.ts';
import { isUnstated } from './unstated.ts';
import { saysWhatIsWanted, wantsPerson } from './wants.ts';

/** How like a question without its names must be to what is asked of all shoes. */
const likeEnoughOfAll = 0.35;
/** And so like, where it is to come before what is said of the name. */
const likeEnough = 0.5;

/** About some dancers only. */
const ofSome = /^(?:fit-men|size-large|ready-cleared)$/;
/** The passage that is true of all shoes, where a question asks that with a name in it: "how do I break in my Nikolays?". */
const ofAllShoes = (asked: TextReading, index: PassageIndex): Found | undefined => {
  const [best] = rankedWithoutNames(asked, index);
  // A name of a brand speaks of pointe shoes, so what is left needs no word of them.
  return best &&
    best.passage.kind === 'fit' &&
    !ofSome.test(best.passage.id) &&
    best.likeness >= likeEnoughOfAll &&
    isAnswered({ ...best, isOfCraft: true })
    ? best
    : undefined;
};

/** Advice for traditional shoes would ruin others, which need none of it. */
export const breakingIn = /^breakin-/;
export const ofSynthetic = 'breakin-synthetic';
const ofTraditional = 'breakin-gentle';
export const generalOf = (
  asked: TextReading,
  named: readonly string[],
  index: PassageIndex,
): LocalizedPassage | undefined => {
  const passage = ofAllShoes(asked, index)?.passage;
  if (!passage || !breakingIn.test(passage.id)) return passage;
  if (named.some(isSynthetic)) return index.byId(ofSynthetic);
  return passage.id === ofSynthetic ? index.byId(ofTraditional) : passage;
};

/** About all shoes: how they are bought, broken in, worn and cared for. Parts and feet are a matter of each model. */
const ofUse = /^(?:care|buy|breakin|sew|tie|fit)(?:-|$)/;
/** How much more of the question it must say. */
const clearlyMore = 0.15;
/**
 * Whether what is true of all shoes is what is asked, with a name in it: "how long do my Nikolays last?" A passage of the brand is near to any
 * question with its name, and says little of this one.
 */
export const isOfAll = (asked: TextReading, best: Found, index: PassageIndex): boolean => {
  const general = ofAllShoes(asked, index);
  return (
    general !== undefined &&
    best.passage.kind !== 'fit' &&
    ofUse.test(general.passage.id) &&
    general.likeness >= likeEnough &&
    general.stated >= best.stated + clearlyMore &&
    !wantsPerson(asked) &&
    !isUnstated(asked, asked.language, general.passage.text) &&
    !saysWhatIsWanted(best.passage, asked)
  );
};
