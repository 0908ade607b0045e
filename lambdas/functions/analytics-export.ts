import { analyticsExportEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { usageStore } from '#lambdas/ai-usage/index.ts';
import { figuresStore, readAnalytics } from '#lambdas/analytics/index.ts';
import { analyticsExportRoutes } from '#lambdas/analytics-export/index.ts';
import { auditStore } from '#lambdas/audit/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { siteNameIn } from '#lambdas/platform/mail/sender-name.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { analyticsExportEnvironment } from './analytics-export.env.ts';
import { adminServices } from './wiring/admin-services.ts';

const environment = readEnvironment(analyticsExportEnvironment);
const { table, users, readSettings, audit, handling } = adminServices('analytics-export', environment);
const usage = usageStore(table, clock);
const entries = auditStore(openTable(environment.AUDIT_TABLE_NAME), clock);
const catalog = catalogStore(table);
const readFigures = readAnalytics({ figures: figuresStore(table), readSettings, clock });

/** How many log-ins are counted at most; the audit log has a limit of its own for what it reads. */
const countedLogIns = 1_000;
/** More than any catalogue has. */
const allShoes = 10_000;
const dayMs = 86_400_000;

/** Entries of the audit log that are older have gone. */
const beginningOfLog = async (from: string): Promise<string | undefined> => {
  const { auditRetentionDays: days } = await readSettings('advanced');
  const beginning = new Date(clock() - days * dayMs).toISOString();
  return days > 0 && from < beginning ? beginning : undefined;
};

export const handler = apiHandler(
  analyticsExportEndpoints,
  analyticsExportRoutes({
    analytics: (query) => readFigures({ query }),
    signUps: (from) => users.joined(from),
    async logIns(from, to) {
      const days = { from: from.slice(0, 10), to: to.slice(0, 10) };
      const { items, next } = await entries.list({ action: 'session.logIn', ...days }, { limit: countedLogIns });
      return { times: items.map(({ time }) => time), since: next?.time ?? (await beginningOfLog(from)) };
    },
    questions: (step, first, last) => usage.rows(step, first, last),
    async names() {
      const [brands, { items: shoes }, models] = await Promise.all([
        catalog.brands(),
        catalog.products({ limit: allShoes }),
        catalog.models(),
      ]);
      const byId = (things: readonly { id: string; name: string }[]) =>
        new Map(things.map(({ id, name }) => [id, name]));
      const brandNames = byId(brands);
      const whole = models.map(({ id, brandId, name }) => ({
        id,
        name: `${brandNames.get(brandId) ?? ''} ${name}`.trim(),
      }));
      return { brands: brandNames, shoes: byId(shoes), models: byId(whole) };
    },
    siteName: async (language) => {
      const { siteName } = await readSettings('general');
      return siteNameIn(siteName, language);
    },
    audit,
    clock,
  }),
  handling,
);
