import type { Construct } from 'constructs';
import { identityEventsEnvironment } from '#lambdas/functions/identity-events.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

/**
 * Anybody can ask the user pool for a sign-up, and the function can only refuse it by an error. So few errors raise no
 * alarm; where a call of the API itself fails by them, its 500 does.
 */
const refusedSignUps = 20;

type IdentityEventsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'url'>;

/** Called by the user pool before a sign-up and before each mail, and after a user has confirmed. */
export const identityEventsFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail, url }: IdentityEventsParts,
): NodeFunction => {
  const identityEvents = new NodeFunction(scope, 'IdentityEvents', {
    entry: 'identity-events',
    environment: environment(identityEventsEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ...mail.environment,
      SITE_URL: url,
      VERIFY_SIGN_UPS: stage.verifySignUps ? 'true' : 'false',
    }),
    harm: 'sign-ups and password resets fail, or somebody tries to sign up around the API.',
    alarms,
    alarmingErrors: refusedSignUps,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(identityEvents.role, tableAccess.identityEvents);
  auditTable.grantAdd(identityEvents.role);
  mail.grantSendSignInMail(identityEvents.role);
  return identityEvents;
};
