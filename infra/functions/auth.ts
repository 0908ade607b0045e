import type { Construct } from 'constructs';
import { authEnvironment } from '#lambdas/functions/auth.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { botCheckSecret } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { type AccountParts, accountVariables } from './account-environment.ts';

/** Everything that needs no log-in yet: logging in, signing up, choosing a new password. */
export const authFunction = (scope: Construct, parts: AccountParts): NodeFunction => {
  const { stage, alarms, table, auditTable, mail, identity } = parts;
  const auth = new NodeFunction(scope, 'Auth', {
    entry: 'auth',
    environment: environment(authEnvironment, accountVariables(parts)),
    harm: 'nobody can log in, sign up or stay logged in.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(auth.role, tableAccess.auth);
  auditTable.grantAdd(auth.role);
  mail.grantSendSignInMail(auth.role);
  identity.grantLogin(auth.role);
  auth.grantReadParameter(`${botCheckSecret(stage)}/*`);
  return auth;
};
