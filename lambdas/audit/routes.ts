import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import type { AuditServices } from './services.ts';
import { exportAuditEntries } from './use-cases/export-audit-entries.ts';
import { listAuditEntries } from './use-cases/list-audit-entries.ts';

export const auditRoutes = (services: AuditServices): Routes<(typeof registry)['audit']> => ({
  listAuditEntries: listAuditEntries(services),
  exportAuditEntries: exportAuditEntries(services),
});
