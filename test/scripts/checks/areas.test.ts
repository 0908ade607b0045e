import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaOf, areas, concerns, sharedFolders, sliceOf } from '#scripts/areas.ts';
import { isWholeProduct } from '#scripts/select-tests.ts';

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('browsers/'))
  .map((file) => `test/${file}`);
const wholeProduct = tests.filter(isWholeProduct);
const nameOf = (file: string) => file.replace(/^test\//, '').replace(/\..*$/, '');

describe('the map of areas', () => {
  it('has each slice', () => {
    const ofLambdas = folders('lambdas').filter((folder) => !sharedFolders.includes(folder));
    const unknown = [
      ...ofLambdas.filter((folder) => sliceOf(`lambdas/${folder}/`) === undefined),
      ...folders('web/src/features').filter((folder) => sliceOf(`web/src/features/${folder}/`) === undefined),
    ];
    expect(unknown).toEqual([]);
  });

  it('has each test of the whole product and each journey in one area', () => {
    const owners = (file: string) => Object.values(areas).filter(({ own }) => own.includes(nameOf(file))).length;
    expect(wholeProduct.filter((file) => owners(file) !== 1)).toEqual([]);
  });

  it('names no test that does not exist', () => {
    const names = new Set(wholeProduct.map(nameOf));
    const named = Object.values(areas).flatMap(({ own, also = [] }) => [...own, ...also]);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each slice a test of the whole product and a journey', () => {
    const slices = folders('lambdas').flatMap((folder) => sliceOf(`lambdas/${folder}/`) ?? []);
    for (const slice of slices) {
      const concerned = wholeProduct.filter((file) => concerns(slice, file));
      expect(
        concerned.some((file) => file.startsWith('test/e2e/')),
        slice,
      ).toBe(true);
      expect(
        concerned.some((file) => !file.startsWith('test/e2e/')),
        slice,
      ).toBe(true);
    }
  });
});

describe('the area of a test', () => {
  it.each([
    ['test/lambdas/error-log/report.test.ts', 'error-log'],
    ['test/web/features/blog-editing/paste.test.ts', 'blog'],
    ['test/lambdas/contracts/endpoint.test.ts', 'platform'],
    ['test/lambdas/content-handler.test.ts', 'platform'],
    ['test/scripts/local/ses/send.test.ts', 'twin'],
    ['test/scripts/checks/areas.test.ts', 'scripts'],
    ['test/infra/template.test.ts', 'infra'],
    ['test/web/shared/call.test.ts', 'web'],
    ['test/security/access-matrix.test.ts', 'whole product'],
    ['test/security/lockout.test.ts', 'auth'],
    ['test/e2e/errors.spec.ts', 'error-log'],
  ])('of %s is %s', (test, area) => {
    expect(areaOf(test)).toBe(area);
  });
});
