export { errorLogRoutes, reportRoutes } from './routes.ts';
export { errorLogStore } from './store/error-log-store.ts';
export { findErrorGroups } from './use-cases/manage-errors.ts';
