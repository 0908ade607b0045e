import type * as z from 'zod/mini';
import { attemptRulesBy, attemptsStore, challengesStore, recoveryStore, resetsStore } from '#lambdas/auth/index.ts';
import { endSubscription, moveReader, readersStore } from '#lambdas/newsletter/index.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock, systemSleep } from '#lambdas/platform/clock.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { mailerBy } from '#lambdas/platform/mail/mailer.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { sealBy } from '#lambdas/platform/seal.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { formerEmailsStore, invitationsStore, usersStore } from '#lambdas/users/index.ts';
import { auditingBy } from './auditing.ts';
import { mailServices, mailSettingsBy } from './mail-services.ts';
import { mayAdministerBy, settingsWithSecrets } from './settings.ts';
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
  const users = usersStore(table, clock);
  const readers = readersStore(table, clock);
  const { readSettings, readMoment } = settingsWithSecrets(environment.SECRETS_FOLDER, { table, clock });
  const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);
  const services = {
    users,
    sessions,
    identity,
    attempts: attemptsStore(table, clock, attemptRulesBy(readSettings), dailyPseudonym(environment.ORIGIN_KEYS, clock)),
    challenges: challengesStore(table, clock),
    recovery: recoveryStore(table, clock),
    resets: resetsStore(table, clock),
    formerEmails: formerEmailsStore(table, clock),
    invitations: invitationsStore(table, clock),
    readers,
    forgetReader: readers.forget,
    moveReader: moveReader(readers, clock),
    endSubscription: endSubscription({ readers, audit, clock }),
    audit,
    readSettings,
    sendMail: mailerBy(mailSettingsBy(readMoment), mailServices(environment, { table, clock, log })),
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
    readMoment,
    services,
    handling: {
      log,
      prepare,
      usage: reportUsage({ functionName, table, log }),
      checkSession: checkSession(sessions, clock),
      mayAdminister: mayAdministerBy(readSettings, users),
      idempotency: idempotencyByKey(tableName),
    },
  };
};
