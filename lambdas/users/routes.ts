import type * as contracts from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { UsersServices } from './services.ts';
import { changeGroupMembers } from './use-cases/change-group-members.ts';
import { createUser } from './use-cases/create-user.ts';
import { deleteUser } from './use-cases/delete-user.ts';
import { exportUsers } from './use-cases/export-users.ts';
import { listUsers } from './use-cases/list-users.ts';
import { updateUser } from './use-cases/update-user.ts';

export const usersRoutes = (services: UsersServices) => ({
  listUsers: listUsers(services) satisfies Route<typeof contracts.listUsers>,
  createUser: createUser(services) satisfies Route<typeof contracts.createUser>,
  updateUser: updateUser(services) satisfies Route<typeof contracts.updateUser>,
  deleteUser: deleteUser(services) satisfies Route<typeof contracts.deleteUser>,
  changeGroupMembers: changeGroupMembers(services) satisfies Route<typeof contracts.changeGroupMembers>,
  exportUsers: exportUsers(services) satisfies Route<typeof contracts.exportUsers>,
});
