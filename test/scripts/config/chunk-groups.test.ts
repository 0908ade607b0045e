import { expect, it } from 'vitest';
import { codeSplittingGroups, membership } from '#scripts/config/chunk-groups.ts';

const root = new URL('../../..', import.meta.url).pathname;

it('names only folders, files and packages that exist', () => {
  expect(() => codeSplittingGroups()).not.toThrow();
  expect(() => membership({ name: 'a', own: ['web/src/moved'] })).toThrow('"a" names web/src/moved');
  expect(() => membership({ name: 'a', packages: ['react/gone'] })).toThrow('node_modules/react/gone');
});

it.each([
  ['web/src/shared/api/call.ts', true],
  ['web/src/shared/api/write.ts', false],
  ['web/src/shared/api-other.ts', false],
  ['node_modules/zod/mini/index.js', true],
  ['node_modules/zod-other/index.js', false],
])('%s is in a group: %s', (path, isMember) => {
  const group = { name: 'a', own: ['web/src/shared/api'], without: ['web/src/shared/api/write.ts'], packages: ['zod'] };
  expect(membership(group)(root + path)).toBe(isMember);
});
