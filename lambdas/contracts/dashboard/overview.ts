import * as z from 'zod/mini';
import { listOpenQuestions } from '../ai-usage/feedback.ts';
import { postOverviewSchema } from '../blog/drafts.ts';
import { campaignOverviewSchema } from '../campaigns/overview.ts';
import { catalogFiguresSchema } from '../catalog/figures.ts';
import { listErrorGroups } from '../error-log/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';
import { listMailFailures } from '../mail-failures/endpoints.ts';
import { alarmSchema, waitingUserSchema } from './endpoints.ts';

/** Each part by itself: one that breaks its contract must not take the others with it. */
export const overviewPartSchemas = {
  /** The alarms that are raised, the latest first. */
  alarms: z.object({ items: z.array(alarmSchema) }),
  /** Mails that did not arrive, the newest first. */
  mails: listMailFailures.responses[200],
  /** Open errors, the latest first. */
  errors: listErrorGroups.responses[200],
  /** Who signed up and has not proven the address, the newest first. `more`: there are more than the list has. */
  waiting: z.object({ items: z.array(waitingUserSchema), more: z.boolean() }),
  /** Questions that the assistant could not answer well, the most frequent first. */
  questions: listOpenQuestions.responses[200],
  /** The newest campaigns. `hasMore`: there are others. */
  campaigns: z.object({ items: z.array(campaignOverviewSchema), hasMore: z.optional(z.boolean()) }),
  /** The posts that were changed last, each with the state of its languages. */
  posts: z.object({ items: z.array(postOverviewSchema), hasMore: z.optional(z.boolean()) }),
  catalog: catalogFiguresSchema,
  /** Whether administrators have given the site a name of its own. */
  site: z.object({ isNamed: z.boolean() }),
};
export type OverviewPart = keyof typeof overviewPartSchemas;
export const overviewParts = Object.keys(overviewPartSchemas) as [OverviewPart, ...OverviewPart[]];

export const overviewSchema = z.object({
  alarms: z.optional(overviewPartSchemas.alarms),
  mails: z.optional(overviewPartSchemas.mails),
  errors: z.optional(overviewPartSchemas.errors),
  waiting: z.optional(overviewPartSchemas.waiting),
  questions: z.optional(overviewPartSchemas.questions),
  campaigns: z.optional(overviewPartSchemas.campaigns),
  posts: z.optional(overviewPartSchemas.posts),
  catalog: z.optional(overviewPartSchemas.catalog),
  site: z.optional(overviewPartSchemas.site),
  /** Parts that could not be read are left out; `reference` is the number under which the log has the reason. */
  failed: z.array(z.object({ part: z.enum(overviewParts), reference: z.string() })),
});
export type Overview = z.infer<typeof overviewSchema>;

/** Everything that the first screen of the administrator area shows, in one reply. */
export const readDashboard = endpoint({
  id: 'readDashboard',
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  responses: { 200: overviewSchema, ...adminRefusals },
});
