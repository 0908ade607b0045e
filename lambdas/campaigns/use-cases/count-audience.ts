import type * as contracts from '#contracts/campaigns/checks.ts';
import type { Person } from '#lambdas/newsletter/index.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import { type Audience, audienceOf, chosenFor, countPerson, type Kinds } from '../model/audience.ts';
import type { CampaignsServices } from '../services.ts';
import type { CountedPeople } from '../store/counted-people.ts';

/** A page of everybody, by address. */
export type ReadPage = (page: {
  after?: string | undefined;
  limit: number;
}) => Promise<{ people: Person[]; next?: string | undefined }>;

/** Users by their ids, in the order of their addresses; who could get no mail is not among them. */
export type ReadChosen = (ids: readonly string[]) => Promise<Person[]>;

const pageSize = 500;
const keptMs = 60_000;

/**
 * Everybody, in one pass, counted by kind: from that any audience follows without reading anybody again. Each server keeps it for
 * a minute, and notes it for those who cannot wait for a count.
 */
export const peopleCounter = (
  readPage: ReadPage,
  readChosen: ReadChosen,
  counted: Pick<CountedPeople, 'keep'>,
  clock: Clock,
): CampaignsServices['people'] => {
  const cached = ttlCache<{ kinds: Kinds; time: string }>({ namespace: 'audience', ttlMs: keptMs, limit: 1, clock });
  const everybody = () =>
    cached('', async () => {
      const time = nowOf({ clock });
      const kinds: Kinds = new Map();
      let after: string | undefined;
      do {
        const page = await readPage({ after, limit: pageSize });
        for (const person of page.people) countPerson(kinds, person);
        after = page.next;
      } while (after !== undefined);
      await counted.keep({ kinds, time });
      return { kinds, time };
    });
  return async (audience) => {
    const chosen = chosenFor(audience);
    if (!chosen) return everybody();
    const kinds: Kinds = new Map();
    for (const person of await readChosen(chosen)) countPerson(kinds, person);
    return { kinds, time: nowOf({ clock }) };
  };
};

/** Whom a campaign reaches, as far as that shows without reading everyone; undefined where no one was ever counted. */
export const lastAudience = async (
  { people, counted }: Pick<CampaignsServices, 'people' | 'counted'>,
  audience: Audience,
) => {
  const found = chosenFor(audience) ? await people(audience) : await counted.last();
  return found && audienceOf(found.kinds, audience);
};

export const countAudience =
  ({ people }: Pick<CampaignsServices, 'people'>): Route<typeof contracts.countAudience> =>
  async ({ body }) => {
    const { kinds, time } = await people(body);
    return { ...audienceOf(kinds, body), time };
  };
