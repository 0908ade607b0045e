import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { footSchema } from '#contracts/finder/foot.ts';
import { match } from '#contracts/finder/match.ts';
import { stops } from '#contracts/finder/stops.ts';
import { attributeNames, knownModelSchema } from '#contracts/known-models.ts';
import seeded from '#lambdas/catalog/seed/models.json' with { type: 'json' };
import made from './dancers.json' with { type: 'json' };

const models = z.array(knownModelSchema).parse(seeded);
/** Ids of models; some of them are of brands that the catalogue lacks. */
const ids = z.array(z.string());

/** Written by somebody who knows the facts and the trade, and not how the match reasons. */
const dancers = z
  .array(
    z.object({
      id: z.string(),
      story: z.string(),
      foot: footSchema,
      stops: z.optional(z.array(z.enum(stops))),
      /** A fitter is content to see one of these among three. */
      tries: z.optional(ids),
      mustNot: z.optional(ids),
      contradicts: z.optional(z.enum(attributeNames as [string, ...string[]])),
    }),
  )
  .parse(made);

describe('twenty dancers', () => {
  it.each(dancers)('$id: $story', ({ foot, stops: held, tries = [], mustNot = [], contradicts }) => {
    const result = match(foot, models);
    if (held && held.length > 0) {
      expect(result).toEqual({ stops: expect.arrayContaining(held) });
      return;
    }
    if ('stops' in result) throw new Error(`stopped by ${result.stops.join()}`);
    const named = result.shoes.map(({ model }) => model.id);
    if (tries.length > 0)
      expect(
        named.filter((id) => tries.includes(id)),
        named.join(),
      ).not.toEqual([]);
    expect(named.filter((id) => mustNot.includes(id))).toEqual([]);
    if (contradicts) expect(result.contradictions.map(({ attribute }) => attribute)).toContain(contradicts);
  });
});
