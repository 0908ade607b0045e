export { type AuditColumn, auditColumns } from './model/export-columns.ts';
export { auditRoutes } from './routes.ts';
export { auditLog } from './store/audit-log.ts';
export { type AuditStore, auditStore } from './store/audit-store.ts';
