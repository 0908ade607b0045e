import { auditTexts } from '#web/features/audit/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('audit');

export const texts = [auditTexts];

export { AuditScreen as Component } from '#web/features/audit/components/audit-screen.tsx';
