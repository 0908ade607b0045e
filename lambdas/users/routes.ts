import type * as users from '#contracts/users/endpoints.ts';
import type * as groups from '#contracts/users/groups.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { UsersServices } from './services.ts';
import { changeGroupMembers } from './use-cases/change-group-members.ts';
import { createUser } from './use-cases/create-user.ts';
import { deleteUser } from './use-cases/delete-user.ts';
import { exportUsers } from './use-cases/export-users.ts';
import { listUsers } from './use-cases/list-users.ts';
import { mailUser } from './use-cases/mail-user.ts';
import { updateUser } from './use-cases/update-user.ts';

export const usersRoutes = (services: UsersServices): RoutesOf<typeof users & typeof groups> => ({
  listUsers: listUsers(services),
  createUser: createUser(services),
  updateUser: updateUser(services),
  deleteUser: deleteUser(services),
  mailUser: mailUser(services),
  changeGroupMembers: changeGroupMembers(services),
  exportUsers: exportUsers(services),
});
