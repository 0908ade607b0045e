import type { SettingsChange } from '#contracts/settings/change.ts';
import type { AllSections, SecretStates } from '#contracts/settings/endpoints.ts';
import { secretNames, sectionNames } from '#contracts/settings/sections.ts';
import type { Change, SettingsRecord } from '../model/record.ts';
import type { SettingsServices } from '../services.ts';

type Services = Pick<SettingsServices, 'namesOf'>;

/** Names the users who made the changes, as far as they are still there. */
export const withNames = async (
  { namesOf }: Services,
  changes: readonly (Change | undefined)[],
): Promise<(change: Change) => SettingsChange> => {
  const names = await namesOf([...new Set(changes.flatMap((change) => change?.by ?? []))]);
  return ({ time, by }) => ({ time, by: { id: by, name: names.get(by) ?? '' } });
};

/** All sections, and which secrets are set, in the form of the replies. */
export const describeSettings = async (
  services: Services,
  { sections, secrets }: SettingsRecord,
): Promise<{ sections: AllSections; secrets: SecretStates }> => {
  const named = await withNames(services, [
    ...sectionNames.map((name) => sections[name].changed),
    ...secretNames.map((name) => secrets[name]),
  ]);
  return {
    sections: Object.fromEntries(
      sectionNames.map((name) => {
        const { changed, ...section } = sections[name];
        return [name, { ...section, ...(changed ? { changed: named(changed) } : {}) }];
      }),
    ) as AllSections,
    secrets: Object.fromEntries(
      secretNames.flatMap((name) => {
        const secret = secrets[name];
        return secret ? [[name, named(secret)]] : [];
      }),
    ) as SecretStates,
  };
};
