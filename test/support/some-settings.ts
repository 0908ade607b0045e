import { initialSettings, type SectionName, type SectionValues, type Settings } from '#contracts/settings/sections.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';

/** Settings in memory: what the product brings, until a test sets something. */
export const someSettings = () => {
  const settings: Settings = structuredClone(initialSettings);
  const readSettings: ReadSettings = async (name) => settings[name];
  return {
    readSettings,
    set: <Name extends SectionName>(name: Name, values: Partial<SectionValues<Name>>) => {
      settings[name] = { ...settings[name], ...values };
    },
  };
};
