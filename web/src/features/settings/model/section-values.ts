import type { AllSections } from '#contracts/settings/endpoints.ts';
import { type Settings, sectionNames } from '#contracts/settings/sections.ts';

/** All values, without what is said about their changes. */
export const valuesOf = (sections: AllSections): Settings =>
  Object.fromEntries(sectionNames.map((name) => [name, sections[name].values])) as Settings;
