import type * as contracts from '#contracts/tips/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import { listTips } from './use-cases/list-tips.ts';

export const tipsRoutes = (): RoutesOf<typeof contracts> => ({
  listTips: ({ query, language }) => listTips(query.lang ?? language),
});
