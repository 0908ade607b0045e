export { analyticsExportRoutes } from './routes.ts';
export type { AnalyticsExportServices } from './services.ts';
