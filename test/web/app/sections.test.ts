import { expect, it } from 'vitest';
import { sections } from '#web/app/admin/frame/sections.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';

it('every section of the administrator area is in one group of its navigation', () => {
  expect(sections.toSorted()).toEqual(Object.keys(sectionPaths).toSorted());
});
