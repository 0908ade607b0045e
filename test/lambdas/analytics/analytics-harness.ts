import type { AnalyticsQuery } from '#contracts/analytics/figures.ts';
import { type VisitEvent, visitReportSchema } from '#contracts/analytics/visits.ts';
import { countedPages } from '#lambdas/analytics/index.ts';
import { foldVisits } from '#lambdas/analytics/jobs/fold-visits.ts';
import { type VisitMessage, visitMessageSchema } from '#lambdas/analytics/model/visit-message.ts';
import { figuresStore } from '#lambdas/analytics/store/figures-store.ts';
import { foldStore } from '#lambdas/analytics/store/fold-store.ts';
import { saltStore } from '#lambdas/analytics/store/salt-store.ts';
import { vocabulary } from '#lambdas/analytics/store/vocabulary.ts';
import { readAnalytics } from '#lambdas/analytics/use-cases/read-analytics.ts';
import { reportVisits } from '#lambdas/analytics/use-cases/report-visits.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';

export const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

export interface Told {
  at: number;
  ip: string;
  userAgent?: string;
  country?: string;
  language?: 'he' | 'en';
  referrer?: string;
  events: readonly VisitEvent[];
}

/** Analytics on a table of its own: messages wait in a list until a test has them counted. */
export const openAnalytics = async (start: number) => {
  const opened = await openTestTable();
  const { table } = opened;
  const settings = someSettings();
  const moment = { now: start };
  const clock = () => moment.now;
  const waiting: VisitMessage[] = [];
  let made = 0;
  const take = reportVisits({
    salts: saltStore(table, clock),
    readSettings: settings.readSettings,
    send: async (body) => {
      waiting.push(visitMessageSchema.parse(JSON.parse(body)));
    },
    clock,
    newId: () => `report-${made++}`,
  });
  const known = {
    paths: new Set([...countedPages, '/brand/freed', '/brand/bloch', '/blog/first-shoes']),
    brands: new Set(['freed', 'bloch']),
    shoes: new Set(['freed-classic']),
    models: new Set(['freed-studios-i']),
  };
  const folding = (of = table) =>
    foldVisits({ folds: foldStore(of, clock), known: async () => known, withoutSurplus: vocabulary(of) });
  const read = readAnalytics({ figures: figuresStore(table), readSettings: settings.readSettings, clock });
  return {
    ...opened,
    settings,
    moment,
    waiting,
    folding,
    /** Counts through another client, of which a test can do what it likes. */
    otherTable: () => openTable(table.name, opened.newClient()),
    async tell({ at, ip, userAgent = chrome, country, language = 'he', referrer, events }: Told) {
      moment.now = at;
      const body = visitReportSchema.parse({ language, events, ...(referrer ? { referrer } : {}) });
      const client: Client = { ip, userAgent, ...(country ? { country } : {}) };
      await take({ body, client } as Parameters<typeof take>[0]);
    },
    /** Counts what waits. */
    async fold() {
      const failures = await folding()(waiting.splice(0));
      if (failures.size > 0) throw [...failures.values()][0];
    },
    read: (query: AnalyticsQuery) => read({ query }),
  };
};
export type OpenAnalytics = Awaited<ReturnType<typeof openAnalytics>>;

export const view = (path: string): VisitEvent => ({ kind: 'view', path });
