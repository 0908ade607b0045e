export { type DerivedOrigin, derivedId, type LocalizedPassage } from './model/passage.ts';
export { knowledgeEditingRoutes, knowledgeRoutes } from './routes.ts';
export { seedKnowledge } from './seed/seed-knowledge.ts';
export { type DerivedChange, type DerivedStore, derivedStore } from './store/derived-store.ts';
export { type KnowledgeStore, knowledgeStore } from './store/knowledge-store.ts';
export { passagesStore } from './store/passages-store.ts';
export { cachedKnowledge, type ReadKnowledge } from './store/read-knowledge.ts';
export { knowledgeSeeder } from './store/seeder.ts';
