import type { getApiDescription as contract } from '#contracts/api-description/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { ApiDescriptionServices } from '../services.ts';

export const getApiDescription =
  ({ readDescription }: ApiDescriptionServices): Route<typeof contract> =>
  () =>
    readDescription();
