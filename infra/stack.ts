import { Annotations, type App, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { Stage } from './config.ts';
import { Api } from './constructs/api.ts';
import { AuditTable } from './constructs/audit-table.ts';
import { Identity } from './constructs/identity.ts';
import { Mail } from './constructs/mail.ts';
import { NodeFunction } from './constructs/node-function.ts';
import { Observability } from './constructs/observability.ts';
import { OriginKeys } from './constructs/origin-keys.ts';
import { Publishing } from './constructs/publishing.ts';
import { Site } from './constructs/site.ts';
import { SiteBucket } from './constructs/site-bucket.ts';
import { Table } from './constructs/table.ts';
import { tableAccess } from './constructs/table-access.ts';

/**
 * Anybody can ask the user pool for a sign-up, and the function can only refuse it by an error. So few errors raise no
 * alarm; where a call of the API itself fails by them, its 500 does.
 */
const refusedSignUps = 20;

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
    const table = new Table(this, 'Table', { locked });
    const auditTable = new AuditTable(this, 'AuditTable', { locked });
    const bucket = new SiteBucket(this, 'SiteBucket', { domain: stage.domain, logRetentionDays, locked });
    const mail = new Mail(this, 'Mail', { stage });
    const api = new Api(this, 'Api', { throttle: stage.apiThrottle, logRetentionDays });
    const originKeys = new OriginKeys(this, 'OriginKeys', { stage });
    const originKey = originKeys.sent;
    const { url, distributionId } = new Site(this, 'Site', { bucket, api: api.api, originKey, stage });

    const make = (id: string, entry: string, environment: Record<string, string>) =>
      new NodeFunction(this, id, { entry, environment: { STAGE: stage.name, ...environment }, logRetentionDays });
    const records = { TABLE_NAME: table.tableName };
    const audited = { ...records, AUDIT_TABLE_NAME: auditTable.tableName };
    const people = { ...audited, ...mail.environment, SITE_URL: url };
    const served = { ORIGIN_KEYS: originKeys.accepted };

    const identityEvents = make('IdentityEvents', 'identity-events', {
      ...people,
      VERIFY_SIGN_UPS: String(stage.verifySignUps),
    });
    const tokenScopes = make('TokenScopes', 'token-scopes', {});
    const identity = new Identity(this, 'Identity', {
      stage,
      mail,
      triggers: identityEvents.function,
      tokenScopes: tokenScopes.function,
    });

    const content = make('Content', 'content', {
      ...records,
      ...served,
      IDENTITY_ENDPOINT: `https://cognito-idp.${stage.region}.amazonaws.com`,
      USER_POOL_ID: identity.userPoolId,
      WEB_CLIENT_ID: identity.webClientId,
      ...(stage.turnstile ? { TURNSTILE_SITE_KEY: stage.turnstile.siteKey } : {}),
    });
    const pages = make('Pages', 'pages', { ...served, SITE_BUCKET: bucket.bucketName });
    const auth = make('Auth', 'auth', {
      ...people,
      ...served,
      ...identity.environment,
      ...(stage.turnstile ? { TURNSTILE_SECRET_PARAMETER: stage.turnstile.secretParameter } : {}),
      ...(stage.turnstile?.proofOfWork ? { PROOF_OF_WORK: 'on' } : {}),
    });
    const account = make('Account', 'account', { ...people, ...served, ...identity.environment });
    const users = make('Users', 'users', { ...people, ...served, ...identity.environment });
    const editing = new NodeFunction(this, 'Editing', {
      entry: 'editing',
      environment: { STAGE: stage.name, ...audited, ...served, SITE_BUCKET: bucket.bucketName },
      logRetentionDays,
      // Fetching a picture from another site can take up to 8 seconds.
      timeout: Duration.seconds(20),
    });
    const audit = make('Audit', 'audit', { ...audited, ...served });

    for (const [name, { role }] of Object.entries({ content, editing, audit, auth, account, users, identityEvents }))
      table.grant(role, tableAccess[name as keyof typeof tableAccess]);
    for (const { role } of [editing, audit, auth, account, users, identityEvents]) auditTable.grantAdd(role);
    auditTable.grantQuery(audit.role);
    bucket.grantManagePictures(editing.role);
    bucket.grantReadNotFoundPages(pages.role);
    for (const { role } of [identityEvents, auth, account, users]) mail.grantSendSignInMail(role);
    identity.grantLogin(auth.role);
    identity.grantOwnAccount(account.role);
    identity.grantAdministerUsers(users.role);
    if (stage.turnstile) auth.grantReadParameter(stage.turnstile.secretParameter);

    const functions = {
      content: content.function,
      pages: pages.function,
      auth: auth.function,
      account: account.function,
      users: users.function,
      editing: editing.function,
      audit: audit.function,
    };
    api.serve(functions, { issuer: identity.issuer, clientId: identity.serverClientId });

    const observability = new Observability(this, 'Observability', { stage });
    const publishing = new Publishing(this, 'Publishing', {
      table,
      auditTable,
      bucket,
      environment: { STAGE: stage.name },
      siteUrl: url,
      logRetentionDays,
      alarms: observability.topic,
    });
    observability.watchApi(api.api);
    observability.watchFunction('Content', functions.content, 'visitors cannot load brands, shoes or search results.');
    observability.watchFunction('Auth', functions.auth, 'nobody can log in, sign up or stay logged in.');
    observability.watchFunction(
      'Account',
      functions.account,
      'users cannot see or change their account or read the tips.',
    );
    observability.watchFunction('Users', functions.users, 'administrators cannot manage users and sessions.');
    observability.watchFunction(
      'Editing',
      functions.editing,
      'administrators cannot manage brands, shoes and the blog.',
    );
    observability.watchFunction('Audit', functions.audit, 'administrators cannot read the audit log.');
    observability.watchFunction('Render', publishing.render.function, 'visitors see old pages instead of new content.');
    observability.watchFunction('Schedule', publishing.schedule.function, 'visitors do not get planned posts on time.');
    observability.watchFunction(
      'IdentityEvents',
      identityEvents.function,
      'sign-ups and password resets fail, or somebody tries to sign up around the API.',
      refusedSignUps,
    );
    observability.watchFunction('TokenScopes', tokenScopes.function, 'nobody can log in or stay logged in.');
    observability.watchFunction('Pages', functions.pages, 'visitors with a wrong address get no not-found page.');

    new CfnOutput(this, 'SiteUrl', { value: url });
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'AuditTableName', { value: auditTable.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.serverClientId });
    new CfnOutput(this, 'AlarmTopicArn', { value: observability.topic.topicArn });
  }
}
