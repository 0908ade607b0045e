import type * as contracts from '#contracts/settings/endpoints.ts';
import type * as pageTexts from '#contracts/settings/page-texts.ts';
import type * as tools from '#contracts/settings/tool-endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { SettingsServices } from './services.ts';
import { clearCache } from './use-cases/clear-cache.ts';
import { getPageText, savePageText } from './use-cases/manage-page-texts.ts';
import { removeSecret, saveSecret } from './use-cases/manage-secrets.ts';
import { getSettings, listSettingsHistory, saveSettings } from './use-cases/manage-settings.ts';
import { sendTestMail, testMailConnection } from './use-cases/test-mail.ts';

type SettingsRoutes = RoutesOf<typeof contracts> & RoutesOf<typeof tools> & RoutesOf<typeof pageTexts>;

export const settingsRoutes = (services: SettingsServices): SettingsRoutes => ({
  getSettings: getSettings(services),
  saveSettings: saveSettings(services),
  listSettingsHistory: listSettingsHistory(services),
  saveSecret: saveSecret(services),
  removeSecret: removeSecret(services),
  clearCache: clearCache(services),
  sendTestMail: sendTestMail(services),
  testMailConnection: testMailConnection(services),
  getPageText: getPageText(services),
  savePageText: savePageText(services),
});
