import type { Language } from '#contracts/text/language.ts';
import { bindLifetime, cacheMeter, type HeldCache } from '#lambdas/platform/cache/meters.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { dimensions, type Vector } from './model/vector.ts';
import type { VectorStore } from './store/vector-store.ts';

/** How long an instance goes by what it has read before it looks whether that is still so. */
const freshMs = 30_000;

type Vectors = ReadonlyMap<string, Vector>;

interface Held {
  version: string | undefined;
  model: string;
  vectors: Promise<Vectors>;
  entries: number;
}

/** The vectors of a language that a model made, by passage; read once for each version of them, and kept in the instance's memory. */
export const vectorsReader = (store: Pick<VectorStore, 'version' | 'read'>, clock: Clock) => {
  const meter = cacheMeter('vectors');
  const held = new Map<Language, Held>();
  let version: { value: Promise<string | undefined>; until: number } | undefined;

  const watched: HeldCache = {
    held() {
      const entries = [...held.values()].reduce((sum, one) => sum + one.entries, 0);
      return { entries, bytes: entries * dimensions };
    },
    clear() {
      held.clear();
      version = undefined;
    },
  };
  meter.watch(watched);

  const currentVersion = (): Promise<string | undefined> => {
    if (version !== undefined && version.until > clock()) return version.value;
    const asked = { value: store.version(), until: clock() + freshMs };
    version = asked;
    asked.value.catch(() => {
      if (version === asked) version = undefined;
    });
    return asked.value;
  };

  const read = async (language: Language, model: string): Promise<Vectors> => {
    const current = await currentVersion();
    const before = held.get(language);
    if (before !== undefined && before.version === current && before.model === model) {
      meter.hit();
      return before.vectors;
    }
    meter.miss();
    const began = performance.now();
    const all = store.read(language);
    const vectors = all.then(
      (items) => new Map(items.filter((item) => item.model === model).map(({ id, vector }) => [id, vector])),
    );
    const entry: Held = { version: current, model, vectors, entries: 0 };
    held.set(language, entry);
    vectors.then(
      ({ size }) => {
        meter.took(performance.now() - began);
        entry.entries = size;
      },
      () => {
        if (held.get(language) === entry) held.delete(language);
      },
    );
    return vectors;
  };
  return bindLifetime(read, watched);
};
export type ReadVectors = ReturnType<typeof vectorsReader>;
