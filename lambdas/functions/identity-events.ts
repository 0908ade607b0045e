import { handleTrigger, resetsStore, type TriggerEvent } from '#lambdas/auth/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { mailerBy } from '#lambdas/platform/mail/mailer.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { identityEventsEnvironment } from './identity-events.env.ts';
import { auditingBy } from './wiring/auditing.ts';
import { mailServices, mailSettingsBy } from './wiring/mail-services.ts';
import { settingsWithSecrets } from './wiring/settings.ts';

const environment = readEnvironment(identityEventsEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('identity-events');
const { readSettings, readMoment } = settingsWithSecrets(environment.SECRETS_FOLDER, { table, clock: systemClock });
const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);
const services = {
  users: usersStore(table, systemClock),
  sessions: sessionsStore(table),
  audit,
  readSettings,
  sendMail: mailerBy(mailSettingsBy(readMoment), mailServices(environment, { table, clock: systemClock, log })),
  resets: resetsStore(table, systemClock),
  siteUrl: environment.SITE_URL,
  verifiesSignUps: environment.VERIFY_SIGN_UPS === 'true',
  clock: systemClock,
  log,
};

export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  await prepare();
  return handleTrigger(services, event);
};
