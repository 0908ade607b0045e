import type { Language } from '#contracts/text/language.ts';
import { approximateBytes } from '#lambdas/platform/cache/approximate-bytes.ts';
import { bindLifetime, cacheMeter, type HeldCache } from '#lambdas/platform/cache/meters.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { PassageIndex } from './model/passage-index.ts';
import { wholeIndex } from './model/whole-index.ts';
import type { KnowledgeStore } from './store/knowledge-store.ts';

/** How long an instance answers from what it has read before it looks whether that is still so. */
const freshMs = 30_000;

interface Held {
  version: string | undefined;
  index: Promise<PassageIndex>;
  bytes: number;
}

/** The index of a language, built once for each version of the knowledge and kept in the instance's memory. */
export const knowledgeReader = (store: KnowledgeStore, clock: Clock) => {
  const [meter, versionMeter] = [cacheMeter('knowledge'), cacheMeter('knowledgeVersion')];
  const held = new Map<Language, Held>();
  let version: { value: Promise<string | undefined>; until: number } | undefined;

  const watched: HeldCache = {
    held: () => ({ entries: held.size, bytes: [...held.values()].reduce((sum, { bytes }) => sum + bytes, 0) }),
    clear() {
      held.clear();
      version = undefined;
    },
  };
  meter.watch(watched);

  const currentVersion = (): Promise<string | undefined> => {
    if (version !== undefined && version.until > clock()) {
      versionMeter.hit();
      return version.value;
    }
    const began = performance.now();
    versionMeter.miss();
    const value = store.version();
    const asked = { value, until: clock() + freshMs };
    version = asked;
    value.then(
      () => versionMeter.took(performance.now() - began),
      () => {
        if (version === asked) version = undefined;
      },
    );
    return value;
  };

  /** The bytes are those of the texts, without the index over them. */
  const build = async (language: Language) => {
    const [passages, subjects] = await Promise.all([store.passages(language), store.subjects()]);
    return { index: wholeIndex(language, passages, subjects), bytes: approximateBytes([passages, subjects]) };
  };

  const read = async (language: Language): Promise<PassageIndex> => {
    const current = await currentVersion();
    const before = held.get(language);
    if (before !== undefined && before.version === current) {
      meter.hit();
      return before.index;
    }
    const began = performance.now();
    meter.miss();
    const built = build(language);
    const index = built.then((made) => made.index);
    const entry: Held = { version: current, index, bytes: 0 };
    held.set(language, entry);
    built.then(
      ({ bytes }) => {
        meter.took(performance.now() - began);
        entry.bytes = bytes;
      },
      () => {
        if (held.get(language) === entry) held.delete(language);
      },
    );
    return index;
  };
  return bindLifetime(read, watched);
};
export type ReadKnowledge = ReturnType<typeof knowledgeReader>;
