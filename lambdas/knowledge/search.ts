/**
 * The search without anything that needs a server: it composes answers in a function, and in a browser that has no
 * connection.
 */
export { conceptsOf } from './model/concepts.ts';
export { isOfCraft } from './model/craft.ts';
export { isFiller } from './model/filler-words.ts';
export { byNearness, type Found } from './model/found.ts';
export { isDerived, isTerm, type LocalizedPassage } from './model/passage.ts';
export type { PassageIndex } from './model/passage-index.ts';
export { wholeIndex } from './model/whole-index.ts';
export { formsOf, wordsOf } from './model/word-forms.ts';
