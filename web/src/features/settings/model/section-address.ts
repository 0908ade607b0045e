import { type SectionName, sectionNames } from '#contracts/settings/sections.ts';

/** The section that an address names, if any. */
export const sectionIn = (search: string): SectionName | undefined => {
  const asked = new URLSearchParams(search).get('section');
  return sectionNames.find((name) => name === asked);
};

/** The setting that an address leads to. */
export const settingIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('setting') ?? undefined;

/** Within the screen. */
export const addressOf = (section: SectionName, setting?: string): string =>
  `?${new URLSearchParams({ section, ...(setting ? { setting } : {}) })}`;
