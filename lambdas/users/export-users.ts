import type { exportUsers as contract, User } from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { byteOrderMark, toCsv } from './csv.ts';
import { describeUser } from './describe-user.ts';
import { exportColumns } from './export-columns.ts';
import { findUsers } from './find-users.ts';
import type { UsersServices } from './services.ts';

const usersInPart = 500;

const toRow = (user: User): string[] =>
  exportColumns.map((column) => {
    const value = user[column] ?? '';
    return Array.isArray(value) ? value.join(' ') : String(value);
  });

/** A part of the file; the parts, put together, are one. */
export const exportUsers =
  ({ users, headings, clock }: Pick<UsersServices, 'users' | 'headings' | 'clock'>): Route<typeof contract> =>
  async ({ body: { userIds, ...filter }, language }) => {
    const part = userIds ? { users: await users.byIds(userIds) } : await findUsers(users, filter, usersInPart);
    const rows = part.users.map((user) => toRow(describeUser(user, clock())));
    const names = headings(language);
    const start = filter.cursor ? '' : byteOrderMark + toCsv([exportColumns.map((column) => names[column])]);
    return {
      csv: start + toCsv(rows),
      rows: rows.length,
      ...('nextCursor' in part && part.nextCursor ? { nextCursor: part.nextCursor } : {}),
    };
  };
