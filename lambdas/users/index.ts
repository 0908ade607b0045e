export { userResource } from './audit-events.ts';
export { describeUser } from './describe-user.ts';
export { type ExportColumn, exportColumns } from './export-columns.ts';
export { nameSkeleton } from './name-skeleton.ts';
export { usersRoutes } from './routes.ts';
export { foldName } from './search/fold.ts';
export { usersStore } from './table/store.ts';
export type { UserRecord } from './user.ts';
export type { UsersStore } from './users-store.ts';
