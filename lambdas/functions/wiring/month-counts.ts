import { usageStore } from '#lambdas/ai-usage/index.ts';
import { figuresStore as visitFigures } from '#lambdas/analytics/index.ts';
import { campaignsStore, countSentMails, figuresStore } from '#lambdas/campaigns/index.ts';
import type { DashboardServices } from '#lambdas/dashboard/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { tableSize } from '#lambdas/platform/table/table-size.ts';

interface Sources {
  table: AppTable;
  auditTable: AppTable;
  clock: Clock;
}

/** Where the running bill finds what was counted. Days of visits are the site's, days of the assistant those of UTC. */
export const monthCounts = ({ table, auditTable, clock }: Sources): DashboardServices['counted'] => {
  const visits = visitFigures(table);
  const usage = usageStore(table, clock);
  const sentMails = countSentMails({ campaigns: campaignsStore(table), figures: figuresStore(table) });
  return async (month) => {
    const [first, last] = [`${month}-01`, `${month}-31`];
    const [days, answers, mails, main, audit] = await Promise.all([
      visits.between('all', 'day', first, last),
      usage.rows('day', first, last),
      sentMails(month),
      tableSize(table),
      tableSize(auditTable),
    ]);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    return {
      // Programs ask for pages as well.
      pages: sum(days.map(({ counts: { views = 0, bots = 0 } }) => views + bots)),
      mails,
      questions: {
        count: sum(answers.map(({ calls }) => calls)),
        microDollars: sum(answers.map(({ microDollars }) => microDollars)),
      },
      tableBytes: main.bytes === 0 ? undefined : main.bytes + audit.bytes,
    };
  };
};
