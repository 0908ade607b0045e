export { cacheUsageRoutes } from './routes.ts';
export { cacheUsageStore } from './store/cache-usage-store.ts';
