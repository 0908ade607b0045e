import type { Construct } from 'constructs';
import { accountEnvironment } from '#lambdas/functions/account.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { type AccountParts, accountVariables } from './account-environment.ts';

/** The calls by which users manage their own account, and the tips for users. */
export const accountFunction = (scope: Construct, parts: AccountParts): NodeFunction => {
  const { stage, alarms, table, auditTable, mail, identity } = parts;
  const account = new NodeFunction(scope, 'Account', {
    entry: 'account',
    environment: environment(accountEnvironment, accountVariables(parts)),
    harm: 'users cannot see or change their account or read the tips.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(account.role, tableAccess.account);
  auditTable.grantAdd(account.role);
  mail.grantSendSignInMail(account.role);
  mail.grantLiftSuppression(account.role);
  identity.grantOwnAccount(account.role);
  return account;
};
