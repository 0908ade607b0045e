import type { AllSections } from '#contracts/settings/endpoints.ts';
import type { SectionName, Settings } from '#contracts/settings/sections.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';

const sectionsOf = (sections: AllSections) => Object.entries(sections) as [SectionName, AllSections[SectionName]][];

/** How many settings are not as the product brings them. */
export const changedSettings = (sections: AllSections, initial: Settings): number =>
  sectionsOf(sections)
    .flatMap(([name, { values }]) =>
      Object.entries(values).map(([key, value]) => [value, (initial[name] as Record<string, unknown>)[key]]),
    )
    .filter(([value, before]) => JSON.stringify(value) !== JSON.stringify(before)).length;

/** Who saved a section last, when, and which; undefined while no one has. */
export const lastChange = (sections: AllSections) =>
  sectionsOf(sections)
    .flatMap(([section, { changed }]) => (changed ? [{ section, ...changed }] : []))
    .sort((one, other) => (one.time < other.time ? 1 : -1))[0];

export const addressOf = (section: SectionName): string =>
  `${sectionPaths.settings}?${new URLSearchParams({ section })}`;

/** A setting that a site may well do without, but not without knowing. */
export interface UnsetSetting {
  key: 'name' | 'postalAddress' | 'models' | 'inbox' | 'statistics' | 'telemetry';
  section: SectionName;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** The settings that have not been set up yet, the most needed first. */
export const unsetSettings = (sections: AllSections): UnsetSetting[] => {
  const { general, campaigns, aiGateway, inbox, analytics, edgeAnalytics, integrations } = sections;
  const all: [UnsetSetting['key'], SectionName, isUnset: boolean][] = [
    ['name', 'general', Object.values(general.values.siteName).every(isEmpty)],
    ['postalAddress', 'campaigns', Object.values(campaigns.values.postalAddress).every(isEmpty)],
    ['models', 'aiGateway', !aiGateway.values.enabled],
    ['inbox', 'inbox', isEmpty(inbox.values.server)],
    ['statistics', 'analytics', !analytics.values.enabled && !edgeAnalytics.values.enabled],
    ['telemetry', 'integrations', isEmpty(integrations.values.telemetryDsn)],
  ];
  return all.filter(([, , isUnset]) => isUnset).map(([key, section]) => ({ key, section }));
};
