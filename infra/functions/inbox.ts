import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { inboxEnvironment } from '#lambdas/functions/inbox.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { inboxSecret } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type InboxParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'originKeys'>;

/** Reads mails from a server that administrators name: it meets what strangers wrote, so it knows one password and no other. */
export const inboxFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail, originKeys }: InboxParts,
): NodeFunction => {
  const { MAIL_FROM, SECRETS_FOLDER, LOCAL_MAIL_SERVERS } = mail.environment;
  const inbox = new NodeFunction(scope, 'Inbox', {
    entry: 'inbox',
    environment: environment(inboxEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      MAIL_FROM,
      SECRETS_FOLDER,
      LOCAL_MAIL_SERVERS,
    }),
    harm: 'administrators cannot look into the inbox in which they see that the site’s mail arrives.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // A server has ten seconds; settings and secret come before it, the entry in the audit log after it.
    timeout: Duration.seconds(20),
    // The largest mail, as bytes and as text.
    memoryMb: 1_024,
  });
  table.grant(inbox.role, tableAccess.inbox);
  auditTable.grantAdd(inbox.role);
  inbox.grantReadParameter(`${inboxSecret(stage)}/*`);
  return inbox;
};
