import { randomUUID } from 'node:crypto';
import { auditLog } from '#lambdas/audit/index.ts';
import { handleTrigger, resetsStore, type TriggerEvent } from '#lambdas/auth/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { sesMailer } from '#lambdas/platform/mail/mailer.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { identityEventsEnvironment } from './identity-events.env.ts';

const environment = readEnvironment(identityEventsEnvironment);
const table = openTable(environment.TABLE_NAME);
const services = {
  users: usersStore(table, systemClock),
  sessions: sessionsStore(table),
  audit: auditLog({ table: openTable(environment.AUDIT_TABLE_NAME), clock: systemClock, newId: randomUUID }),
  sendMail: sesMailer({ from: environment.MAIL_FROM, configurationSet: environment.MAIL_CONFIGURATION_SET }),
  resets: resetsStore(table, systemClock),
  siteUrl: environment.SITE_URL,
  verifiesSignUps: environment.VERIFY_SIGN_UPS === 'true',
  clock: systemClock,
  log: createLog('identity-events'),
};

export const handler = (event: TriggerEvent): Promise<TriggerEvent> => handleTrigger(services, event);
