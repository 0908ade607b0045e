import type * as contracts from '#contracts/mail-failures/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { MailFailuresServices } from './services.ts';
import { listMailFailures } from './use-cases/list-mail-failures.ts';

export const mailFailuresRoutes = (services: MailFailuresServices): RoutesOf<typeof contracts> => ({
  listMailFailures: listMailFailures(services),
});
