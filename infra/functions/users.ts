import type { Construct } from 'constructs';
import { usersEnvironment } from '#lambdas/functions/users.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { type AccountParts, accountVariables } from './account-environment.ts';

/** Administration of users and sessions. */
export const usersFunction = (scope: Construct, parts: AccountParts): NodeFunction => {
  const { stage, alarms, table, auditTable, mail, identity } = parts;
  const users = new NodeFunction(scope, 'Users', {
    entry: 'users',
    environment: environment(usersEnvironment, accountVariables(parts)),
    harm: 'administrators cannot manage users and sessions.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(users.role, tableAccess.users);
  auditTable.grantAdd(users.role);
  mail.grantSendSignInMail(users.role);
  identity.grantAdministerUsers(users.role);
  return users;
};
