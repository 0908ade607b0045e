export { tipsRoutes } from './routes.ts';
