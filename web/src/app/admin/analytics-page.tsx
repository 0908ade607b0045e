import { analyticsTexts } from '#web/features/analytics/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('analytics');

export const texts = [analyticsTexts];

export { AnalyticsScreen as Component } from '#web/features/analytics/components/analytics-screen.tsx';
