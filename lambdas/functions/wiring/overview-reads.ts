import { shownWaiting } from '#contracts/dashboard/endpoints.ts';
import { findOpenQuestions, openQuestionsStore } from '#lambdas/ai-usage/index.ts';
import { blogEditingStore, describePost } from '#lambdas/blog/index.ts';
import { campaignsStore, describeOverview } from '#lambdas/campaigns/index.ts';
import { catalogFiguresStore } from '#lambdas/catalog/index.ts';
import type { OverviewReads } from '#lambdas/dashboard/index.ts';
import { errorLogStore, findErrorGroups } from '#lambdas/error-log/index.ts';
import { findMailFailures, mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { raisedAlarms } from '#lambdas/platform/raised-alarms.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UsersStore } from '#lambdas/users/index.ts';

interface Sources {
  table: AppTable;
  users: Pick<UsersStore, 'unconfirmed'>;
  alarms: ReturnType<typeof raisedAlarms>;
  readSettings: ReadSettings;
  clock: Clock;
}

/** How many posts and campaigns are described: the latest. */
const limit = 100;
/** One names them; their number counts. */
const shownMails = '10' as const;

/** Where the first screen of the administrator area finds its parts: twelve reads of the table in all. */
export const overviewReads = ({ table, users, alarms, readSettings, clock }: Sources): OverviewReads => {
  const mailFailures = mailFailuresStore(table, clock);
  const errors = errorLogStore(table, clock);
  const questions = openQuestionsStore(table, clock);
  const campaigns = campaignsStore(table);
  const posts = blogEditingStore(table);
  const catalog = catalogFiguresStore(table, clock);
  const more = (next: unknown) => (next ? { hasMore: true } : {});
  return {
    alarms: async () => ({ items: (await alarms()).sort((a, b) => (a.since < b.since ? 1 : -1)) }),
    mails: () => findMailFailures({ mailFailures, clock }, { limit: shownMails }),
    errors: () => findErrorGroups({ errors }, { state: 'open' }),
    async waiting() {
      const found = await users.unconfirmed(shownWaiting);
      const items = found.items.map(({ user: { id, username, email, created }, expires }) => ({
        ...{ id, username, email, created },
        expires: new Date(expires * 1_000).toISOString(),
      }));
      return { items, more: found.more };
    },
    questions: () => findOpenQuestions({ questions }),
    async campaigns() {
      const { items, next } = await campaigns.list({ limit });
      return { items: items.map((each) => describeOverview(each)), ...more(next) };
    },
    async posts() {
      const { items, next } = await posts.posts({ limit });
      return { items: items.map(describePost), ...more(next) };
    },
    catalog: () => catalog.read(),
    site: async () => ({
      isNamed: Object.values((await readSettings('general')).siteName).some((name) => name !== ''),
    }),
  };
};
