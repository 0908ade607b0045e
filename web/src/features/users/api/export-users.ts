import { exportUsers } from '#contracts/users/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { fetchExport } from '../model/export-file.ts';
import { listFilter, type UserView } from '../model/user-view.ts';

/** The users chosen, or all that the view finds. */
export type ExportScope = { userIds: readonly string[] } | { view: UserView };

interface ExportInput {
  scope: ExportScope;
  signal: AbortSignal;
  onProgress: (rows: number) => void;
}

/** The CSV file of the users, whole. */
export const exportCsv = ({ scope, signal, onProgress }: ExportInput) => {
  const filter = 'view' in scope ? listFilter(scope.view) : {};
  return fetchExport({
    userIds: 'userIds' in scope ? scope.userIds : undefined,
    fetchPart: (request) => write(exportUsers, { body: { ...filter, ...request }, signal }),
    onProgress,
  });
};
