import { dashboardTexts } from '#web/features/dashboard/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('overview');

export const texts = [dashboardTexts];

export { DashboardScreen as Component } from '#web/features/dashboard/components/dashboard-screen.tsx';
