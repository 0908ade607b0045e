import { Annotations, type App, CfnOutput, Stack } from 'aws-cdk-lib';
import type { Stage } from './config.ts';
import { Api } from './constructs/api.ts';
import { AuditTable } from './constructs/audit-table.ts';
import { Identity } from './constructs/identity.ts';
import { Mail } from './constructs/mail.ts';
import { Observability } from './constructs/observability.ts';
import { OriginKeys } from './constructs/origin-keys.ts';
import { giveProvidersLog } from './constructs/provider-logs.ts';
import { Site } from './constructs/site.ts';
import { SiteBucket } from './constructs/site-bucket.ts';
import { Table } from './constructs/table.ts';
import { accountFunction } from './functions/account.ts';
import { analyticsExportFunction } from './functions/analytics-export.ts';
import { assistantAdminFunction, assistantFunction } from './functions/assistant.ts';
import { authFunction } from './functions/auth.ts';
import { campaignDispatchFunction } from './functions/campaign-dispatch.ts';
import { campaignFeedbackFunction } from './functions/campaign-feedback.ts';
import { campaignSendFunction } from './functions/campaign-send.ts';
import { campaignsFunction } from './functions/campaigns.ts';
import { contentFunction } from './functions/content.ts';
import { editingFunction } from './functions/editing.ts';
import { identityEventsFunction } from './functions/identity-events.ts';
import { inboxFunction } from './functions/inbox.ts';
import { insightsFunction } from './functions/insights.ts';
import { knowledgeIngestionFunction } from './functions/knowledge-ingestion.ts';
import { mailFeedbackFunction } from './functions/mail-feedback.ts';
import { newsletterFunction } from './functions/newsletter.ts';
import { pagesFunction } from './functions/pages.ts';
import type { Parts } from './functions/parts.ts';
import { relayFunction } from './functions/relay.ts';
import { renderFunction } from './functions/render.ts';
import { reportsFunction } from './functions/reports.ts';
import { scheduleFunction } from './functions/schedule.ts';
import { settingsFunction } from './functions/settings.ts';
import { tableChangesFunction } from './functions/table-changes.ts';
import { tokenScopesFunction } from './functions/token-scopes.ts';
import { usersFunction } from './functions/users.ts';
import { visitCountingFunction } from './functions/visit-counting.ts';

/** The whole product in one stack: composition only. */
export class SiteStack extends Stack {
  constructor(app: App, id: string, { stage }: { stage: Stage }) {
    super(app, id, {
      env: { region: stage.region, ...(stage.account ? { account: stage.account } : {}) },
      description: 'Pointe shoes: a multilingual guide to ballet pointe shoes',
      // The CDK's command line sets it before it creates the stack, so a stack whose creation failed could not be
      // removed: a stage becomes `protected` only after its first successful deployment.
      terminationProtection: stage.protected,
    });
    if (!stage.protected && stage.name !== 'local') {
      const sentence = `Table, user pool and stack "${stage.name}" can be deleted: after the first deployment that succeeds, set "protected": true in cdk.json.`;
      Annotations.of(this).addWarningV2('pointe-shoes:protected', sentence);
    }
    const { logRetentionDays } = stage;
    const locked = stage.protected;
    const observability = new Observability(this, 'Observability', { stage });
    const table = new Table(this, 'Table', { locked });
    const auditTable = new AuditTable(this, 'AuditTable', { locked });
    const bucket = new SiteBucket(this, 'SiteBucket', {
      domain: stage.domain,
      logRetentionDays,
      locked,
      // So the twin shows the site at once. On AWS nothing may be served that names another address than the stack's own.
      builtPages: stage.name === 'local',
    });
    const mail = new Mail(this, 'Mail', { stage });
    const api = new Api(this, 'Api', { throttle: stage.apiThrottle, logRetentionDays });
    const keys = new OriginKeys(this, 'OriginKeys', { stage });
    const site = new Site(this, 'Site', { bucket, api: api.api, originKey: keys.sent, stage });
    const before = {
      stage,
      alarms: observability.topic,
      table,
      auditTable,
      bucket,
      mail,
      site,
      url: site.url,
      originKeys: keys.accepted,
    };

    // The user pool calls these two, and all others know the pool.
    const identity = new Identity(this, 'Identity', {
      stage,
      mail,
      triggers: identityEventsFunction(this, before).function,
      tokenScopes: tokenScopesFunction(this, before).function,
    });
    const parts: Parts = { ...before, identity };
    const campaignCalls = campaignDispatchFunction(this, parts, campaignSendFunction(this, parts));
    const served = {
      content: contentFunction(this, parts),
      pages: pagesFunction(this, parts),
      auth: authFunction(this, parts),
      account: accountFunction(this, parts),
      users: usersFunction(this, parts),
      editing: editingFunction(this, parts),
      insights: insightsFunction(this, parts),
      reports: reportsFunction(this, parts, visitCountingFunction(this, parts)),
      settings: settingsFunction(this, parts),
      inbox: inboxFunction(this, parts),
      campaigns: campaignsFunction(this, parts, campaignCalls),
      newsletter: newsletterFunction(this, parts),
      relay: relayFunction(this, parts),
      assistant: assistantFunction(this, parts),
      assistantAdmin: assistantAdminFunction(this, parts),
      analyticsExport: analyticsExportFunction(this, parts),
    };
    api.serve(served, { issuer: identity.issuer, clientId: identity.serverClientId });
    observability.watchApi(api.api);
    renderFunction(this, parts);
    mailFeedbackFunction(this, parts);
    campaignFeedbackFunction(this, parts);
    // Each of them beside its name in `lambdas/platform/table/table-consumers.ts`.
    tableChangesFunction(this, parts, {
      schedule: scheduleFunction(this, parts),
      ingestion: knowledgeIngestionFunction(this, parts),
    });
    giveProvidersLog(this, bucket.deploymentLog);

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'DistributionId', { value: site.distributionId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'AuditTableName', { value: auditTable.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.serverClientId });
    new CfnOutput(this, 'AlarmTopicArn', { value: observability.topic.topicArn });
  }
}
