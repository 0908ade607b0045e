import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { attributeNames, knownModelSchema } from '#contracts/catalog/known-models.ts';
import { footSchema } from '#contracts/finder/foot.ts';
import { match } from '#contracts/finder/match.ts';
import { stops } from '#contracts/finder/stops.ts';
import seeded from '#lambdas/catalog/seed/models.json' with { type: 'json' };
import made from './dancers.json' with { type: 'json' };
import more from './more-dancers.json' with { type: 'json' };

const models = z.array(knownModelSchema).parse(seeded);
/** Ids of models; some of them are of brands that the catalogue lacks. */
const ids = z.array(z.string());

const dancersSchema = z.array(
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
);
type Dancer = z.infer<typeof dancersSchema>[number];

/** Why a fitter would not be content; empty where she is. */
const faultsOf = ({ foot, stops: held = [], tries = [], mustNot = [], contradicts }: Dancer): string[] => {
  const result = match(foot, models);
  if ('stops' in result) {
    const missing = held.filter((stop) => !result.stops.includes(stop));
    return held.length > 0 && missing.length === 0 ? [] : [`stopped by ${result.stops.join()}`];
  }
  if (held.length > 0) return [`not stopped by ${held.join()}`];
  const named = result.shoes.map(({ model }) => model.id);
  return [
    ...(tries.length > 0 && !named.some((id) => tries.includes(id)) ? [`${named.join()}: none to try`] : []),
    ...named.filter((id) => mustNot.includes(id)).map((id) => `names ${id}`),
    ...(contradicts && !result.contradictions.some(({ attribute }) => attribute === contradicts)
      ? [`no contradiction in ${contradicts}`]
      : []),
  ];
};

/** Written by people who know the facts and the trade, and not how the match reasons; the second twenty after the first had passed. */
const [first, second] = [made, more].map((dancers) => dancersSchema.parse(dancers));

describe('made-up dancers', () => {
  it.each(first ?? [])('$id: $story', (dancer) => {
    expect(faultsOf(dancer)).toEqual([]);
  });

  it('as others wrote them get what a fitter would try, but for three', () => {
    const open = (second ?? []).filter((dancer) => faultsOf(dancer).length > 0).map(({ id }) => id);
    // No source says what a wide heel asks for (e10). So little is said about the other two that no shoe is named.
    expect(open).toEqual(['e10', 'e17', 'e20']);
  });
});
