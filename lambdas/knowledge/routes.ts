import type * as contracts from '#contracts/knowledge.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { KnowledgeEditing } from './services.ts';
import * as editing from './use-cases/edit-passages.ts';
import { listPassageSubjects, listPassages } from './use-cases/list-passages.ts';

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
