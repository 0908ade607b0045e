import type * as answering from '#contracts/knowledge/answering.ts';
import type * as contracts from '#contracts/knowledge/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import { cacheReads } from '#lambdas/platform/ttl-cache.ts';
import type { KnowledgeEditing } from './services.ts';
import type { KnowledgeStore } from './store/knowledge-store.ts';
import * as editing from './use-cases/edit-passages.ts';
import { getAnsweringKnowledge } from './use-cases/get-answering-knowledge.ts';
import { listPassageSubjects, listPassages } from './use-cases/list-passages.ts';

/**
 * A language is some hundred items of the table, which no caller may have read again and again: as often as the
 * assistant itself looks.
 */
const memoryTtlMs = 30_000;

/** For everybody, from a short in-memory cache. */
export const knowledgeRoutes = (knowledge: KnowledgeStore, clock: Clock): RoutesOf<typeof answering> => {
  const cached = cacheReads({ ttlMs: memoryTtlMs, limit: languages.length, clock });
  return { getAnsweringKnowledge: cached('knowledge', getAnsweringKnowledge(knowledge)) };
};

export const knowledgeEditingRoutes = (services: KnowledgeEditing): RoutesOf<typeof contracts> => ({
  listPassages: listPassages(services),
  listPassageSubjects: listPassageSubjects(services),
  getPassage: editing.getPassage(services),
  createPassage: editing.createPassage(services),
  savePassageFacts: editing.savePassageFacts(services),
  savePassageText: editing.savePassageText(services),
  deletePassageText: editing.deletePassageText(services),
  deletePassage: editing.deletePassage(services),
});
