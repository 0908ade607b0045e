import type * as contracts from '#contracts/api-description/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { ApiDescriptionServices } from './services.ts';
import { getApiDescription } from './use-cases/get-api-description.ts';

export const apiDescriptionRoutes = (services: ApiDescriptionServices): RoutesOf<typeof contracts> => ({
  getApiDescription: getApiDescription(services),
});
