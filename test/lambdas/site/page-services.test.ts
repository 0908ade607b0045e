import { describe, expect, it } from 'vitest';
import { initialSettings, isReadBy, settingsOf } from '#contracts/settings/sections.ts';
import { pageServicesOf } from '#lambdas/site/index.ts';

const dsn = 'https://0123abcd@errors.example/7';
const settings = (analytics: object, edgeAnalytics: object, telemetryDsn: string) => ({
  analytics: { ...initialSettings.analytics, ...analytics },
  edgeAnalytics: { ...initialSettings.edgeAnalytics, ...edgeAnalytics },
  integrations: { ...initialSettings.integrations, telemetryDsn },
});
const [on, off] = [{ enabled: true }, { enabled: false }];

describe('the services that a page names', () => {
  it('are none until an administrator turns one on [Q-066, Q-071]', () => {
    expect(pageServicesOf(initialSettings)).toEqual([]);
  });

  it.each([
    [settings(on, off, ''), ['analytics']],
    [settings(off, on, ''), ['edge']],
    [settings(off, off, dsn), ['telemetry']],
    [settings(on, on, dsn), ['analytics', 'edge', 'telemetry']],
    [settings({ enabled: true, storage: 'denied' }, on, ''), ['analytics', 'edge', 'denied']],
    [settings({ enabled: false, storage: 'denied' }, off, dsn), ['telemetry', 'denied']],
    [settings({ enabled: false, storage: 'denied' }, off, ''), []],
  ])('of %j are %j [Q-067]', (given, services) => {
    expect(pageServicesOf(given)).toEqual(services);
  });

  it('follow settings whose change has every page drawn again', () => {
    for (const [section, names] of [
      ['analytics', ['enabled', 'storage']],
      ['edgeAnalytics', ['enabled']],
      ['integrations', ['telemetryDsn']],
    ] as const) {
      const readers = Object.fromEntries(settingsOf(section).map(([name, setting]) => [name, setting.readers]));
      for (const name of names)
        expect([section, name, readers[name]]).toEqual([section, name, expect.arrayContaining(['pages'])]);
      expect(isReadBy(section, 'pages')).toBe(true);
    }
  });
});
