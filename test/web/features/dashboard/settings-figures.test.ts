import { expect, it } from 'vitest';
import type { AllSections } from '#contracts/settings/endpoints.ts';
import { initialSettings, sectionNames } from '#contracts/settings/sections.ts';
import { changedSettings, lastChange, unsetSettings } from '#web/features/dashboard/model/settings-figures.ts';

it('settings that are not as the product brings them are counted, and the last change is the latest of all sections', () => {
  const untouched = Object.fromEntries(
    sectionNames.map((name) => [name, { version: 0, values: initialSettings[name] }]),
  ) as unknown as AllSections;
  expect([changedSettings(untouched, initialSettings), lastChange(untouched)]).toEqual([0, undefined]);
  const by = { id: '1', name: 'Odette' };
  const sections: AllSections = {
    ...untouched,
    theme: { version: 1, values: { initialTheme: 'dark' }, changed: { time: '2026-11-21T10:00:00.000Z', by } },
    security: {
      version: 2,
      values: { ...initialSettings.security, signUpsOpen: false, sessionDays: 30 },
      changed: { time: '2026-11-22T10:00:00.000Z', by },
    },
  };
  expect(changedSettings(sections, initialSettings)).toBe(3);
  expect(lastChange(sections)).toEqual({ section: 'security', time: '2026-11-22T10:00:00.000Z', by });
});

it('what nobody has set up is named, with the section where it is done', () => {
  const untouched = Object.fromEntries(
    sectionNames.map((name) => [name, { version: 0, values: initialSettings[name] }]),
  ) as unknown as AllSections;
  expect(unsetSettings(untouched)).toEqual([
    { key: 'name', section: 'general' },
    { key: 'postalAddress', section: 'campaigns' },
    { key: 'models', section: 'aiGateway' },
    { key: 'inbox', section: 'inbox' },
    { key: 'statistics', section: 'analytics' },
    { key: 'telemetry', section: 'integrations' },
  ]);
  const { general, edgeAnalytics } = initialSettings;
  const siteName = { ...general.siteName, fr: 'Pointes' };
  const set: AllSections = {
    ...untouched,
    general: { version: 1, values: { ...general, siteName } },
    edgeAnalytics: { version: 1, values: { ...edgeAnalytics, enabled: true } },
  };
  expect(unsetSettings(set).map(({ key }) => key)).toEqual(['postalAddress', 'models', 'inbox', 'telemetry']);
});
