import type { AllSections } from '#contracts/settings/endpoints.ts';
import type { SectionName, Settings } from '#contracts/settings/sections.ts';

const sectionsOf = (sections: AllSections) => Object.entries(sections) as [SectionName, AllSections[SectionName]][];

/** How many settings are not as the product brings them. */
export const changedSettings = (sections: AllSections, initial: Settings): number =>
  sectionsOf(sections)
    .flatMap(([name, { values }]) =>
      Object.entries(values).map(([key, value]) => [value, (initial[name] as Record<string, unknown>)[key]]),
    )
    .filter(([value, before]) => JSON.stringify(value) !== JSON.stringify(before)).length;

/** Who saved a section last, when, and which; undefined while nobody has. */
export const lastChange = (sections: AllSections) =>
  sectionsOf(sections)
    .flatMap(([section, { changed }]) => (changed ? [{ section, ...changed }] : []))
    .sort((one, other) => (one.time < other.time ? 1 : -1))[0];
