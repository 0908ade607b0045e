import { exportUsers } from '#contracts/users.ts';
import { call } from '#web/shared/api/call.ts';
import { fetchExport } from '../model/export-file.ts';
import { listFilter, type UserView } from '../model/user-view.ts';

/** The users chosen, or all that the view finds. */
export type ExportScope = { userIds: readonly string[] } | { view: UserView };

interface ExportInput {
  scope: ExportScope;
  signal: AbortSignal;
  failureText: string;
  onProgress: (rows: number) => void;
}

/** The CSV file of the users, whole. */
export const exportCsv = ({ scope, signal, failureText, onProgress }: ExportInput) => {
  const filter = 'view' in scope ? listFilter(scope.view) : {};
  return fetchExport({
    userIds: 'userIds' in scope ? scope.userIds : undefined,
    fetchPart: (request) => call(exportUsers, { body: { ...filter, ...request }, signal, failureText }),
    onProgress,
  });
};
