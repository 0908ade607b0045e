import { inboxEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { type InboxAccount, inboxRoutes } from '#lambdas/inbox/index.ts';
import { systemSleep } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { secretStore, settingsStore } from '#lambdas/settings/index.ts';
import { inboxEnvironment } from './inbox.env.ts';
import { adminServices } from './wiring/admin-services.ts';

const environment = readEnvironment(inboxEnvironment);
const { table, log, audit, handling } = adminServices('inbox', environment);
const settings = settingsStore(table);
const secretsOf = secretStore(environment.SECRETS_FOLDER);

/** As it is saved at this moment: what an instance remembers may be older than the last save. */
const account = async (): Promise<InboxAccount> => {
  const { sections, secrets } = await settings.read();
  const { server: host, port, security, user: username } = sections.inbox.values;
  const { mailFrom } = sections.integrations.values;
  const senders = [environment.MAIL_FROM, ...(mailFrom ? [mailFrom] : [])];
  const { inboxPassword: stored } = secrets;
  if (host === '' || username === '' || !stored) return { server: undefined, senders };
  const password = await secretsOf.get('inboxPassword', stored.id);
  return { server: { host, port: Number(port), security, username, password }, senders };
};

export const handler = apiHandler(
  inboxEndpoints,
  inboxRoutes({
    account,
    network: {
      allowLoopback: environment.LOCAL_MAIL_SERVERS === 'allowed',
      ...(environment.LOCAL_MAIL_AUTHORITY ? { ca: environment.LOCAL_MAIL_AUTHORITY } : {}),
    },
    audit,
    log,
    sleep: systemSleep,
  }),
  handling,
);
