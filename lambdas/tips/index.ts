export { tipsRoutes } from './routes.ts';
export { listTips } from './use-cases/list-tips.ts';
