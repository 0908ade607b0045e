import * as z from 'zod/mini';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Counted } from '../model/counters.ts';
import { placeId } from '../model/steps.ts';
import { placeKey } from './keys.ts';

/** Counters whose names strangers make up. */
const isFree = (counter: string): boolean => /^(?:referrer|search|emptySearch) ./.test(counter);
/** How many such counters an item may have; 141 bytes each at most. DynamoDB takes 400 KB. */
const mostNames = 500;
/** How many items are remembered. */
const remembered = 2_000;

const itemSchema = z.catchall(z.object({ pk: z.string(), sk: z.string() }), z.unknown());

/** Keeps the items of counters from growing without end: beyond so many made-up names, a new one is left out. */
export const vocabulary = (table: AppTable) => {
  const known = new Map<string, Set<string>>();
  const learn = async (counters: readonly Counted[]) => {
    const unread = counters.filter(
      ({ place, counts }) => !known.has(placeId(place)) && [...counts.keys()].some(isFree),
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
      known.set(placeId(place), new Set(Object.keys(byKey.get(`${pk} ${sk}`) ?? {}).filter(isFree)));
    }
    for (const id of known.keys()) {
      if (known.size <= remembered) break;
      known.delete(id);
    }
  };
  return async (counters: readonly Counted[]): Promise<Counted[]> => {
    await learn(counters);
    return counters.map((counted) => {
      const names = known.get(placeId(counted.place));
      const counts = [...counted.counts].filter(([name]) => {
        if (!names || !isFree(name) || names.has(name)) return true;
        if (names.size >= mostNames) return false;
        names.add(name);
        return true;
      });
      return { ...counted, counts: new Map(counts) };
    });
  };
};
