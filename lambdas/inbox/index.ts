export { inboxRoutes } from './routes.ts';
export type { InboxAccount } from './services.ts';
