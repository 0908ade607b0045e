import { expect, it } from 'vitest';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { compareModels } from '#web/features/compare/model/compared.ts';

const model = (id: string, attributes: KnownModel['attributes']): KnownModel => ({
  ...{ id, brandId: 'bloch', name: id, isPrePointe: false, isDiscontinued: false, attributes },
});

it('sets models side by side: first where they differ, then where they are alike, and names what nobody says', () => {
  const { different, alike, single, unknown } = compareModels([
    model('one', {
      width: { values: [2], confidence: 'sourced', sources: [] },
      throat: { values: ['V'], confidence: 'sourced', sources: [] },
      heel: { values: ['narrow'], confidence: 'sourced', sources: [] },
    }),
    model('other', {
      width: { values: [4, 5], confidence: 'widelySaid', sources: [] },
      throat: { values: ['V'], confidence: 'widelySaid', sources: [] },
    }),
  ]);
  expect(different).toEqual([
    {
      attribute: 'width',
      cells: [
        { values: [2], isSourced: true },
        { values: [4, 5], isSourced: false },
      ],
    },
  ]);
  expect(single).toEqual([{ attribute: 'heel', cells: [{ values: ['narrow'], isSourced: true }, undefined] }]);
  expect(alike.map(({ attribute }) => attribute)).toEqual(['throat']);
  expect(unknown).toContain('shank');
  expect(unknown).not.toContain('heel');
});
