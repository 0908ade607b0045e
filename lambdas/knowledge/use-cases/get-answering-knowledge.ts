import type { Output } from '#contracts/http/endpoint.ts';
import type * as contracts from '#contracts/knowledge/answering.ts';
import type { Language } from '#contracts/text/language.ts';
import { publicPassage } from '../model/public-passage.ts';
import type { KnowledgeStore } from '../store/knowledge-store.ts';

/** All that an answer without a model is composed from, in one language. */
export const getAnsweringKnowledge =
  (knowledge: KnowledgeStore) =>
  async ({
    pathParameters: { language },
  }: {
    pathParameters: { language: Language };
  }): Promise<Output<typeof contracts.getAnsweringKnowledge>> => {
    // First, so that what changes meanwhile has another version still to come.
    const version = (await knowledge.version()) ?? '';
    const [passages, subjects] = await Promise.all([knowledge.passages(language), knowledge.subjects()]);
    return { version, passages: passages.map(publicPassage), subjects };
  };
