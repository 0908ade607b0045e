import type * as contracts from '#contracts/audit/endpoints.ts';
import { pageSizes } from '#contracts/http/paging.ts';
import { describeBrowser } from '#lambdas/platform/describe-browser.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { AuditServices } from '../services.ts';
import { findAuditEntries, findAuditRows } from '../steps/find-audit-entries.ts';

export const listAuditEntries =
  (services: Pick<AuditServices, 'entries' | 'namesOf'>): Route<typeof contracts.listAuditEntries> =>
  async ({ query: { limit, ...filter } }) => {
    // A filter for saves shows each of them.
    const find = filter.action === 'post.saveDraft' ? findAuditEntries : findAuditRows;
    const { items, ...page } = await find(services, filter, Number(limit ?? pageSizes[0]));
    return { ...page, items: items.map((row) => ({ ...row, browser: describeBrowser(row.userAgent) })) };
  };
