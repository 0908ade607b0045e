import type { Clock } from '#lambdas/platform/clock.ts';
import type { ReadMoment, ReadSettings } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { secretSettingsReader, secretStore, settingsReader, settingsStore } from '#lambdas/settings/index.ts';
import type { UsersStore } from '#lambdas/users/index.ts';

/** The settings for a function that needs no secrets. */
export const settingsOf = (table: AppTable, clock: Clock): ReadSettings =>
  settingsReader({ store: settingsStore(table), clock });

/** The settings with their secrets, from the parameter store's folder. */
export const settingsWithSecrets = (
  folder: string,
  { table, clock }: { table: AppTable; clock: Clock },
): { readSettings: ReadSettings; readMoment: ReadMoment } =>
  secretSettingsReader({ store: settingsStore(table), clock, secrets: secretStore(folder) });

/** Content is kept for as long as administrators have set. */
export const cacheTimesOf = (readSettings: ReadSettings) => async () => {
  const { browserSeconds: browser, edgeSeconds: edge } = await readSettings('cache');
  // Where nothing may be kept, nothing old may be shown first either.
  return { browser, edge, ...(edge === 0 ? { staleWhileRevalidate: 0 } : {}) };
};

/** Only where the site requires a second factor of administrators, the user is read. */
export const mayAdministerBy =
  (readSettings: ReadSettings, users: Pick<UsersStore, 'byId'>) =>
  async (userId: string): Promise<boolean> => {
    if (!(await readSettings('twoFactor')).requiredForAdministrators) return true;
    return ((await users.byId(userId))?.secondFactor ?? 'none') !== 'none';
  };
