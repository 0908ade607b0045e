import type * as contracts from '#contracts/error-log/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { ErrorLogServices, ReportServices } from './services.ts';
import { logError } from './use-cases/log-error.ts';
import { changeErrorState, getErrorGroup, listErrorGroups } from './use-cases/manage-errors.ts';

type ErrorLogRoutes = RoutesOf<typeof contracts>;

/** For everybody. */
export const reportRoutes = (services: ReportServices): Pick<ErrorLogRoutes, 'logError'> => ({
  logError: logError(services),
});

/** For administrators. */
export const errorLogRoutes = (services: ErrorLogServices): Omit<ErrorLogRoutes, 'logError'> => ({
  listErrorGroups: listErrorGroups(services),
  getErrorGroup: getErrorGroup(services),
  changeErrorState: changeErrorState(services),
});
