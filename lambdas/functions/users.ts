import { usersEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { sessionsRoutes } from '#lambdas/sessions/index.ts';
import { exportColumns, usersRoutes } from '#lambdas/users/index.ts';
import { usersEnvironment } from './users.env.ts';
import { accountServices } from './wiring/account-services.ts';
import { exportHeadings, userHeading } from './wiring/export-headings.ts';

const { services, handling } = accountServices('users', readEnvironment(usersEnvironment));
const headings = exportHeadings(exportColumns, userHeading);

export const handler = apiHandler(
  usersEndpoints,
  { ...usersRoutes({ ...services, headings }), ...sessionsRoutes(services) },
  handling,
);
