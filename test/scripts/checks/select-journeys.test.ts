import { describe, expect, it } from 'vitest';
import { missingPackages } from '#scripts/engines.ts';
import { selectJourneys } from '#scripts/select-journeys.ts';

const files = ['blog.spec.ts', 'blog-editing.spec.ts', 'search.spec.ts'];

describe('the journeys in other engines', () => {
  it('are all taken in all engines without a word', () => {
    const { engines, journeys } = selectJourneys([], files);
    expect(engines).toEqual(['firefox', 'webkit']);
    expect(journeys).toHaveLength(3);
  });
  it('are chosen by the engine and by words of their file', () => {
    expect(selectJourneys(['webkit', 'Blog'], files)).toEqual({
      engines: ['webkit'],
      journeys: ['test/browsers/blog.spec.ts', 'test/browsers/blog-editing.spec.ts'],
    });
    expect(selectJourneys(['nothing'], files).journeys).toEqual([]);
  });
  it('name the packages of the browsers that are missing', () => {
    const only = (...commands: string[]) => commands.find((command) => command === 'firefox');
    expect(missingPackages(['firefox', 'webkit'], only)).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(missingPackages(['firefox'], () => undefined)).toEqual(['firefox-esr']);
  });
});
