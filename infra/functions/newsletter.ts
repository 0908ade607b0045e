import type { Construct } from 'constructs';
import { newsletterEnvironment } from '#lambdas/functions/newsletter.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { botCheckSecret } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { type AccountParts, accountVariables } from './account-environment.ts';

/** The calls that readers of mail to many make without logging in: subscribe, choose, unsubscribe. */
export const newsletterFunction = (scope: Construct, parts: AccountParts): NodeFunction => {
  const { stage, alarms, table, auditTable, mail, identity } = parts;
  const newsletter = new NodeFunction(scope, 'Newsletter', {
    entry: 'newsletter',
    environment: environment(newsletterEnvironment, {
      ...accountVariables(parts),
      CAMPAIGN_CONFIGURATION_SET: mail.campaigns.configurationSetName,
    }),
    harm: 'nobody can subscribe to the newsletter or unsubscribe from it.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // The compiler of layouts, for the mail that welcomes a subscriber.
    memoryMb: 1_024,
  });
  table.grant(newsletter.role, tableAccess.newsletter);
  auditTable.grantAdd(newsletter.role);
  mail.grantSendSignInMail(newsletter.role);
  // The mail that welcomes a subscriber: one in a call, which takes less than the right to send to many.
  mail.grantSendCampaignMail(newsletter.role);
  mail.grantLiftSuppression(newsletter.role);
  identity.grantBotCheck(newsletter.role);
  newsletter.grantReadParameter(`${botCheckSecret(stage)}/*`);
  return newsletter;
};
