export type { Moments } from './model/daily-counts.ts';
export { dashboardRoutes } from './routes.ts';
export type { DashboardServices, OverviewReads } from './services.ts';
