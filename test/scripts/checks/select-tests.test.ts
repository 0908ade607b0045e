import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testsNamed, testsOfChanges } from '#scripts/select-tests.ts';

const files = [
  'test/lambdas/blog/lists.test.ts',
  'test/web/features/blog-editing/paste.test.ts',
  'test/lambdas/users/search-users.test.ts',
  'test/security/user-list.test.ts',
  'test/publishing/publishing.test.ts',
  'test/e2e/blog-editing.spec.ts',
  'test/e2e/users.spec.ts',
];
const texts: Record<string, string> = { 'test/e2e/users.spec.ts': "test('finds somebody [S-085]')" };
const named = (...words: string[]) => testsNamed(words, files, (file) => texts[file] ?? '');
const ofChanges = (...changed: string[]) => testsOfChanges(changed, files);

describe('a part of the tests', () => {
  it('is what carries a word in its path', () => {
    expect(named('Blog')).toEqual({
      units: [files[0], files[1]],
      journeys: ['test/e2e/blog-editing.spec.ts'],
    });
    expect(named('search-users', 'security').units).toEqual([files[2], files[3]]);
  });

  it('is what names a row', () => {
    expect(named('s-085')).toEqual({ units: [], journeys: ['test/e2e/users.spec.ts'] });
  });

  it('is nothing for a word that no test carries, and "test" is no such word', () => {
    expect(named('nowhere')).toEqual({ units: [], journeys: [] });
    expect(named('test/')).toEqual({ units: [], journeys: [] });
  });
});

describe('the tests of a change', () => {
  it('are those of the whole product that the map gives its slice', () => {
    expect(ofChanges('lambdas/blog/editing/slug.ts')).toEqual({ units: [files[4]], journeys: [files[5]] });
    expect(ofChanges('web/src/features/blog-editing/model/filter.ts').journeys).toEqual([files[5]]);
    expect(ofChanges('lambdas/users/model/filter.ts')).toEqual({ units: [files[3]], journeys: [files[6]] });
  });

  it.each(['auth', 'pictures', 'tips', 'error-log'])('are there for a change in %s', (slice) => {
    const all = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((file) => `test/${file}`);
    const { units, journeys } = testsOfChanges([`lambdas/${slice}/use-cases/a.ts`], all);
    expect(units).toContain('test/security/access-matrix.test.ts');
    expect(journeys).toContain('test/e2e/accessibility.spec.ts');
    expect(units.length + journeys.length).toBeLessThan(
      all.filter((file) => /\.(test|spec)\.ts$/.test(file)).length / 2,
    );
  });

  it('are all of the whole product when a change belongs to no slice', () => {
    for (const file of ['lambdas/platform/mail/send.ts', 'infra/stack.ts', 'web/src/shared/api/call.ts'])
      expect(ofChanges(file)).toEqual({ units: [files[3], files[4]], journeys: [files[5], files[6]] });
  });

  it('are the changed tests alone when nothing else changed, and none for a README', () => {
    expect(ofChanges('test/lambdas/blog/lists.test.ts')).toEqual({ units: [files[0]], journeys: [] });
    expect(ofChanges('lambdas/README.md')).toEqual({ units: [], journeys: [] });
  });
});
