import { describe, expect, it } from 'vitest';
import { type Choice, mayRun, type Signal, signalOf } from '#web/app/statistics/choice.ts';

describe('what a browser says for its owner', () => {
  it.each([
    ['nothing', { navigator: {} }, undefined],
    ['that it has no wish', { navigator: { globalPrivacyControl: false, doNotTrack: null } }, undefined],
    ['that it may be followed', { navigator: { doNotTrack: '0' } }, undefined],
    ['nothing, in an old way', { navigator: { doNotTrack: 'unspecified' }, doNotTrack: 'unspecified' }, undefined],
    ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }, 'gpc'],
    ['Do Not Track', { navigator: { doNotTrack: '1' } }, 'dnt'],
    ['Do Not Track, as Firefox did', { navigator: { doNotTrack: 'yes' } }, 'dnt'],
    ['Do Not Track, as Safari did', { navigator: {}, doNotTrack: '1' }, 'dnt'],
    ['Do Not Track, as Internet Explorer did', { navigator: { msDoNotTrack: '1' } }, 'dnt'],
    ['both', { navigator: { globalPrivacyControl: true, doNotTrack: '1' } }, 'gpc'],
  ])('is read where it is %s [Q-067]', (_what, browser, signal) => {
    expect(signalOf(browser)).toBe(signal);
  });
});

describe('services may run', () => {
  const cases: [Signal | undefined, Choice | undefined, isDenied: boolean, boolean][] = [
    [undefined, undefined, false, true],
    [undefined, undefined, true, false],
    [undefined, 'yes', true, true],
    [undefined, 'yes', false, true],
    [undefined, 'no', false, false],
    [undefined, 'no', true, false],
    ['gpc', undefined, false, false],
    ['gpc', 'yes', false, false],
    ['dnt', 'yes', false, false],
  ];
  it.each(cases)(
    'where the browser says %s, the visitor %s, denied by default %s: %s [Q-067]',
    (signal, choice, isDenied, may) => {
      expect(mayRun({ signal, choice, isDenied })).toBe(may);
    },
  );
});
