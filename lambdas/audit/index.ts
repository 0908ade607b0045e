export { auditLog } from './audit-log.ts';
export { type AuditColumn, auditColumns } from './export-columns.ts';
export { auditRoutes } from './routes.ts';
export { auditStore } from './store.ts';
