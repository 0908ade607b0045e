import type { listTips as listTipsContract } from '#contracts/tips.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { listTips } from './use-cases/list-tips.ts';

export const tipsRoutes = () => ({
  listTips: (({ query, language }) => listTips(query.lang ?? language)) satisfies Route<typeof listTipsContract>,
});
