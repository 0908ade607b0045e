import type { Language } from '#contracts/text/language.ts';
import { approximateBytes } from '#lambdas/platform/cache/approximate-bytes.ts';
import { versionedCache } from '#lambdas/platform/cache/versioned-cache.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { wholeIndex } from '../model/whole-index.ts';
import type { KnowledgeStore } from './knowledge-store.ts';

/** The index of a language, built once for each version of the knowledge. */
export const cachedKnowledge = (store: KnowledgeStore, clock: Clock) =>
  versionedCache({
    ...{ namespace: 'knowledge', versionNamespace: 'knowledgeVersion', clock },
    version: store.version,
    async read(language: Language) {
      const [passages, subjects] = await Promise.all([store.passages(language), store.subjects()]);
      // The bytes are those of the texts, without the index over them.
      const bytes = approximateBytes([passages, subjects]);
      return { value: wholeIndex(language, passages, subjects), entries: 1, bytes };
    },
  });
export type ReadKnowledge = ReturnType<typeof cachedKnowledge>;
