import type * as contracts from '#contracts/audit/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { AuditServices } from './services.ts';
import { exportAuditEntries } from './use-cases/export-audit-entries.ts';
import { listAuditEntries } from './use-cases/list-audit-entries.ts';

export const auditRoutes = (services: AuditServices): RoutesOf<typeof contracts> => ({
  listAuditEntries: listAuditEntries(services),
  exportAuditEntries: exportAuditEntries(services),
});
