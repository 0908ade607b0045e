import type { Language } from '#contracts/language.ts';
import { usersEndpoints } from '#contracts/registry.ts';
import { isCommonPassword } from '#lambdas/platform/common-password.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { sessionsRoutes } from '#lambdas/sessions/index.ts';
import { type ExportColumn, exportColumns, usersRoutes } from '#lambdas/users/index.ts';
import { accountServices } from './wiring/account-services.ts';
import { userHeading } from './wiring/export-headings.ts';

const { services, handling } = accountServices('users');
const headings = (language: Language) =>
  Object.fromEntries(exportColumns.map((column) => [column, userHeading(column, language)])) as Record<
    ExportColumn,
    string
  >;

export const handler = apiHandler(
  usersEndpoints,
  { ...usersRoutes({ ...services, isCommonPassword, headings }), ...sessionsRoutes(services) },
  handling,
);
