export { isFiller } from './model/filler-words.ts';
export { byNearness, type Found } from './model/found.ts';
export {
  type DerivedOrigin,
  derivedId,
  isDerived,
  isTerm,
  type LocalizedPassage,
} from './model/passage.ts';
export type { PassageIndex } from './model/passage-index.ts';
export { formsOf, wordsOf } from './model/word-forms.ts';
export { knowledgeReader, type ReadKnowledge } from './read-knowledge.ts';
export { knowledgeEditingRoutes } from './routes.ts';
export { seedKnowledge } from './seed/seed-knowledge.ts';
export { type DerivedChange, type DerivedStore, derivedStore } from './store/derived-store.ts';
export { type KnowledgeStore, knowledgeStore } from './store/knowledge-store.ts';
export { passagesStore } from './store/passages-store.ts';
export { knowledgeSeeder } from './store/seeder.ts';
