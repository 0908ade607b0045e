import { type SecretName, type Settings, secrets as sectionOf } from '#contracts/settings/sections.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { ReadMoment, ReadSettings } from '#lambdas/platform/settings.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import type { SettingsRecord } from '../model/record.ts';
import type { SecretStore } from './secret-store.ts';
import type { SettingsStore } from './settings-store.ts';

/** How long an instance of a function goes by what it has read. */
export const settingsTtlMs = 30_000;

interface ReaderServices {
  store: Pick<SettingsStore, 'read'>;
  clock: Clock;
}

/**
 * One read of the table for each instance of a function in half a minute, regardless of what it asks for. While the
 * table is away, the values last read apply.
 */
const recordReader = ({ store, clock }: ReaderServices): (() => Promise<SettingsRecord>) => {
  const cached = ttlCache<SettingsRecord>({ namespace: 'settings', ttlMs: settingsTtlMs, limit: 1, clock });
  let last: SettingsRecord | undefined;
  return async () => {
    try {
      last = await cached('', () => store.read());
      return last;
    } catch (error) {
      if (last === undefined) throw error;
      return last;
    }
  };
};

const valuesBy =
  (read: () => Promise<SettingsRecord>): ReadSettings =>
  async (section) =>
    (await read()).sections[section].values;

export const settingsReader = (services: ReaderServices): ReadSettings => valuesBy(recordReader(services));

const valuesIn = ({ sections }: SettingsRecord): Settings =>
  Object.fromEntries(Object.entries(sections).map(([name, { values }]) => [name, values])) as unknown as Settings;

/** The same with secrets, for functions that may read them. A secret is fetched again when another one is set. */
export const secretSettingsReader = (
  services: ReaderServices & { secrets: Pick<SecretStore, 'get'> },
): { readSettings: ReadSettings; readMoment: ReadMoment } => {
  const read = recordReader(services);
  const cached = ttlCache<string>({
    ...{ namespace: 'secrets', ttlMs: Number.POSITIVE_INFINITY },
    ...{ limit: 8, clock: services.clock },
  });
  const readMoment: ReadMoment = async () => {
    const record = await read();
    const secret = async (name: SecretName) => {
      const { [name]: stored } = record.secrets;
      if (stored === undefined) return undefined;
      return cached(`${name} ${stored.id}`, () => services.secrets.get(name, stored.id)).catch(
        async (error: unknown) => {
          // It may have been replaced since, for the same server and user.
          const { secrets, sections } = await services.store.read();
          const [section, present] = [sectionOf[name], secrets[name]];
          const isSame = sections[section].version === record.sections[section].version;
          if (!isSame || present === undefined || present.id === stored.id) throw error;
          return services.secrets.get(name, present.id);
        },
      );
    };
    return { settings: valuesIn(record), secret };
  };
  return { readSettings: valuesBy(read), readMoment };
};
