import type { Construct } from 'constructs';
import { newsletterEnvironment } from '#lambdas/functions/newsletter.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { botCheckSecret } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { type AccountParts, accountVariables } from './account-environment.ts';

/** What readers of mail to many do without logging in: subscribe, choose what they get, unsubscribe. */
export const newsletterFunction = (scope: Construct, parts: AccountParts): NodeFunction => {
  const { stage, alarms, table, auditTable, mail, identity } = parts;
  const newsletter = new NodeFunction(scope, 'Newsletter', {
    entry: 'newsletter',
    environment: environment(newsletterEnvironment, accountVariables(parts)),
    harm: 'nobody can subscribe to the newsletter or unsubscribe from it.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(newsletter.role, tableAccess.newsletter);
  auditTable.grantAdd(newsletter.role);
  mail.grantSendSignInMail(newsletter.role);
  mail.grantLiftSuppression(newsletter.role);
  identity.grantBotCheck(newsletter.role);
  newsletter.grantReadParameter(`${botCheckSecret(stage)}/*`);
  return newsletter;
};
