import type * as contracts from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { changeGroupMembers } from './change-group-members.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { exportUsers } from './export-users.ts';
import { listUsers } from './list-users.ts';
import type { UsersServices } from './services.ts';
import { updateUser } from './update-user.ts';

export const usersRoutes = (services: UsersServices) => ({
  listUsers: listUsers(services) satisfies Route<typeof contracts.listUsers>,
  createUser: createUser(services) satisfies Route<typeof contracts.createUser>,
  updateUser: updateUser(services) satisfies Route<typeof contracts.updateUser>,
  deleteUser: deleteUser(services) satisfies Route<typeof contracts.deleteUser>,
  changeGroupMembers: changeGroupMembers(services) satisfies Route<typeof contracts.changeGroupMembers>,
  exportUsers: exportUsers(services) satisfies Route<typeof contracts.exportUsers>,
});
