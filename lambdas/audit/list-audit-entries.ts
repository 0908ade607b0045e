import type { listAuditEntries as contract } from '#contracts/audit.ts';
import { pageSizes } from '#contracts/paging.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { findAuditEntries } from './find-audit-entries.ts';
import type { AuditServices } from './services.ts';

export const listAuditEntries =
  (services: Pick<AuditServices, 'entries' | 'namesOf'>): Route<typeof contract> =>
  async ({ query: { limit, ...filter } }) =>
    findAuditEntries(services, filter, Number(limit ?? pageSizes[0]));
