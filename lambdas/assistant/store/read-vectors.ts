import type { Language } from '#contracts/text/language.ts';
import { versionedCache } from '#lambdas/platform/cache/versioned-cache.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { dimensions, type Vector } from '../model/vector.ts';
import type { VectorStore } from './vector-store.ts';

type Vectors = ReadonlyMap<string, Vector>;
const none: Vectors = new Map();

/** The vectors of a language that a model made, by passage; read once for each version of them. */
export const vectorsReader = (store: Pick<VectorStore, 'version' | 'read'>, clock: Clock) => {
  const byModel = versionedCache({
    ...{ namespace: 'vectors', versionNamespace: 'vectorsVersion', clock },
    version: store.version,
    async read(language: Language) {
      const items = await store.read(language);
      const value = new Map<string, Map<string, Vector>>();
      for (const { id, model, vector } of items) value.set(model, (value.get(model) ?? new Map()).set(id, vector));
      return { value, entries: items.length, bytes: items.length * dimensions };
    },
  });
  return async (language: Language, model: string): Promise<Vectors> => (await byModel(language)).get(model) ?? none;
};
export type ReadVectors = ReturnType<typeof vectorsReader>;
