export type { Moments } from './model/daily-counts.ts';
export { dashboardRoutes } from './routes.ts';
export type { DashboardServices } from './services.ts';
