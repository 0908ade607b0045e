import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { campaignsEnvironment } from '#lambdas/functions/campaigns.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { CampaignCalls } from './campaign-dispatch.ts';
import type { Parts } from './parts.ts';

type CampaignsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'originKeys' | 'url'>;

/** Administration of mail to many. */
export const campaignsFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail, originKeys, url }: CampaignsParts,
  calls: CampaignCalls,
): NodeFunction => {
  const campaigns = new NodeFunction(scope, 'Campaigns', {
    entry: 'campaigns',
    environment: environment(campaignsEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      MAIL_FROM: mail.from,
      SITE_CONTACT: stage.contact,
      LOCAL_MAIL_SERVERS: mail.environment.LOCAL_MAIL_SERVERS,
      CAMPAIGN_CONFIGURATION_SET: mail.campaigns.configurationSetName,
      SITE_URL: url,
      ...calls.environment,
      DISPATCHER: calls.targetArn,
    }),
    harm: 'administrators cannot write mail to many, and cannot see what became of it.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    timeout: Duration.seconds(20),
    // The compiler of layouts, and the texts of five languages.
    memoryMb: 1_024,
  });
  table.grant(campaigns.role, tableAccess.campaigns);
  auditTable.grantAdd(campaigns.role);
  // Test mails of a campaign, sent to its author.
  mail.grantSendCampaigns(campaigns.role);
  mail.grantReadAccount(campaigns.role);
  mail.grantLiftSuppression(campaigns.role);
  mail.grantFindSuppression(campaigns.role);
  calls.grantSchedule(campaigns);
  return campaigns;
};
