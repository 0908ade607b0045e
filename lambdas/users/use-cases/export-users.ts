import type * as contracts from '#contracts/users/endpoints.ts';
import type { User } from '#contracts/users/endpoints.ts';
import { byteOrderMark, toCsv } from '#lambdas/platform/csv.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { describeUser } from '../model/describe-user.ts';
import { exportColumns } from '../model/export-columns.ts';
import type { UsersServices } from '../services.ts';
import { findUsers } from '../steps/find-users.ts';

const usersInPart = 500;

const toRow = (user: User): string[] =>
  exportColumns.map((column) => {
    const value = user[column] ?? '';
    return Array.isArray(value) ? value.join(' ') : String(value);
  });

/**
 * One part of the CSV file; joined together, the parts are the whole file. The export is entered in the audit log once,
 * before any part is sent. @throws ProblemError `confirmationNeeded`: a list of addresses is worth stealing.
 */
export const exportUsers =
  ({
    users,
    audit,
    headings,
    clock,
  }: Pick<UsersServices, 'users' | 'audit' | 'headings' | 'clock'>): Route<typeof contracts.exportUsers> =>
  async ({ body: { userIds, ...filter }, caller, client, language }) => {
    requireConfirmation(caller);
    const part = userIds ? { users: await users.byIds(userIds) } : await findUsers(users, filter, usersInPart);
    const rows = part.users.map((user) => toRow(describeUser(user, clock())));
    const isFirst = userIds !== undefined || !filter.cursor;
    if (isFirst) {
      const after = userIds ? { chosen: userIds.length } : filter;
      await audit.record({ caller, client }, { action: 'user.export', resource: { id: '' }, after });
    }
    const names = headings(language);
    const start = isFirst ? byteOrderMark + toCsv([exportColumns.map((column) => names[column])], language) : '';
    return {
      csv: start + toCsv(rows, language),
      rows: rows.length,
      ...('nextCursor' in part && part.nextCursor ? { nextCursor: part.nextCursor } : {}),
    };
  };
