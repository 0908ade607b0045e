import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { auditLog } from '#lambdas/audit/index.ts';
import { attemptsStore, challengesStore, recoveryStore, resetsStore } from '#lambdas/auth/index.ts';
import { systemClock, systemSleep } from '#lambdas/platform/clock.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { sesMailer } from '#lambdas/platform/mail/mailer.ts';
import { sealBy } from '#lambdas/platform/seal.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { formerEmailsStore, usersStore } from '#lambdas/users/index.ts';
import type { accounts } from './shared.env.ts';

type Environment = z.output<z.ZodMiniObject<typeof accounts>>;

/** The services of every function that works with people, from its environment. */
export const accountServices = (functionName: string, environment: Environment) => {
  const tableName = environment.TABLE_NAME;
  const table = openTable(tableName);
  const clock = systemClock;
  const { app, identity } = openUserPool({
    userPoolId: environment.USER_POOL_ID,
    clientId: environment.USER_POOL_CLIENT_ID,
  });
  const sessions = sessionsStore(table);
  const log = createLog(functionName);
  const services = {
    users: usersStore(table, clock),
    sessions,
    identity,
    attempts: attemptsStore(table, clock),
    challenges: challengesStore(table, clock),
    recovery: recoveryStore(table, clock),
    resets: resetsStore(table, clock),
    formerEmails: formerEmailsStore(table, clock),
    audit: auditLog({ table: openTable(environment.AUDIT_TABLE_NAME), clock, newId: randomUUID }),
    sendMail: sesMailer({ from: environment.MAIL_FROM, configurationSet: environment.MAIL_CONFIGURATION_SET }),
    codeKey: () => app.derivedKey('codes'),
    seal: sealBy(() => app.derivedKey('seal')),
    siteUrl: environment.SITE_URL,
    clock,
    sleep: systemSleep,
    log,
  };
  return {
    table,
    app,
    services,
    handling: { log, checkSession: checkSession(sessions, clock), idempotency: idempotencyByKey(tableName) },
  };
};
