import * as z from 'zod/mini';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Counted } from '../model/counters.ts';
import { freeNameOf } from '../model/names.ts';
import { placeId } from '../model/steps.ts';
import { placeKey } from './keys.ts';

/** How many names that strangers made up an item may have in each list; 141 bytes each at most. DynamoDB takes 400 KB. */
const mostNames = 500;
/** How many names of an item make room at once: an expression has 4 KB, most of which additions take. */
const mostGone = 40;
/** How many items are remembered. */
const remembered = 2_000;

const itemSchema = z.catchall(z.object({ pk: z.string(), sk: z.string() }), z.unknown());
/** How often each name was counted, as far as is known here, by list. */
type Known = Map<string, Map<string, number>>;

const knownIn = (item: Readonly<Record<string, unknown>>): Known => {
  const known: Known = new Map();
  for (const [counter, count] of Object.entries(item)) {
    const free = freeNameOf(counter);
    if (!free || typeof count !== 'number') continue;
    known.set(free.list, (known.get(free.list) ?? new Map()).set(counter, count));
  }
  return known;
};

const rarestOf = (names: ReadonlyMap<string, number>): [string, number] | undefined =>
  [...names].reduce<[string, number] | undefined>(
    (least, one) => (least && least[1] <= one[1] ? least : one),
    undefined,
  );

/**
 * Keeps the items of counters from growing without end. Beyond so many names of a list, the rarest makes room for a new one, where it was
 * counted no more often than the new one is now.
 */
export const vocabulary = (table: AppTable) => {
  const known = new Map<string, Known>();
  const learn = async (counters: readonly Counted[]) => {
    const unread = counters.filter(
      ({ place, counts }) => !known.has(placeId(place)) && [...counts.keys()].some((counter) => freeNameOf(counter)),
    );
    const items = z.array(itemSchema).parse(
      await readItems(
        table,
        unread.map(({ place }) => placeKey(place)),
      ),
    );
    const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
    for (const { place } of unread) {
      const { pk, sk } = placeKey(place);
      known.set(placeId(place), knownIn(byKey.get(`${pk} ${sk}`) ?? {}));
    }
    for (const id of known.keys()) {
      if (known.size <= remembered) break;
      known.delete(id);
    }
  };
  return async (counters: readonly Counted[]): Promise<Counted[]> => {
    await learn(counters);
    return counters.map((counted) => {
      const lists = known.get(placeId(counted.place));
      const gone: string[] = [];
      const counts = [...counted.counts].filter(([counter, by]) => {
        const free = freeNameOf(counter);
        if (!lists || !free) return true;
        const names = lists.get(free.list) ?? new Map<string, number>();
        lists.set(free.list, names);
        if (!names.has(counter) && names.size >= mostNames) {
          const rarest = rarestOf(names);
          if (!rarest || rarest[1] > by || counted.counts.has(rarest[0]) || gone.length >= mostGone) return false;
          names.delete(rarest[0]);
          gone.push(rarest[0]);
        }
        names.set(counter, (names.get(counter) ?? 0) + by);
        return true;
      });
      return { ...counted, counts: new Map(counts), ...(gone.length > 0 ? { gone } : {}) };
    });
  };
};
