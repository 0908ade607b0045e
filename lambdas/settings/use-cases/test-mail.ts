import type { SecretName } from '#contracts/settings/sections.ts';
import type * as contracts from '#contracts/settings/tool-endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { mailSettingsOf } from '#lambdas/platform/mail/mail-settings.ts';
import * as mail from '#lambdas/platform/mail/test-mail.ts';
import type { SettingsServices } from '../services.ts';

/** As they are saved at this moment: what an instance remembers may be older than the last save. */
const present = async ({ settings, secrets, mailing }: SettingsServices) => {
  const { sections, secrets: stored } = await settings.read();
  const secret = async (name: SecretName) => {
    const id = stored[name]?.id;
    return id === undefined ? undefined : secrets.get(name, id);
  };
  return {
    timeZone: sections.general.values.siteZone,
    settings: mailSettingsOf(sections.integrations.values, sections.general.values),
    services: { ...mailing, secret },
  };
};

export const sendTestMail =
  (services: SettingsServices): Route<typeof contracts.sendTestMail> =>
  async ({ body: { to, language }, caller, client }) => {
    requireConfirmation(caller);
    await services.tests.consume('mail', caller.userId);
    const { settings, services: mailServices, timeZone } = await present(services);
    const { clock, audit, siteUrl } = services;
    const site = new URL(siteUrl).host;
    await mail.sendTestMail(settings, { ...mailServices, clock }, { to, language, site, timeZone });
    await audit.record({ caller, client }, { action: 'settings.sendTestMail', resource: { id: 'integrations' } });
    return undefined;
  };

export const testMailConnection =
  (services: SettingsServices): Route<typeof contracts.testMailConnection> =>
  async ({ caller }) => {
    requireConfirmation(caller);
    await services.tests.consume('connection', caller.userId);
    const { settings, services: mailServices } = await present(services);
    await mail.testConnection(settings, mailServices);
    return undefined;
  };
