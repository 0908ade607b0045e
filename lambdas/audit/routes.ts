import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import { exportAuditEntries } from './export-audit-entries.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import type { AuditServices } from './services.ts';

export const auditRoutes = (services: AuditServices): Routes<(typeof registry)['audit']> => ({
  listAuditEntries: listAuditEntries(services),
  exportAuditEntries: exportAuditEntries(services),
});
