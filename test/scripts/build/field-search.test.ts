import { expect, it } from 'vitest';
import { search } from '#scripts/build/field-search.ts';

it('stands in for JMESPath where a name of a field is asked for, and says so where it is not', () => {
  const record = { id: 'dana 4711', input: { body: { name: 'בלוך' } } };
  expect(search('id', record)).toBe('dana 4711');
  expect(search('input', record)).toEqual({ body: { name: 'בלוך' } });
  expect(search('nothing', record)).toBeNull();
  for (const expression of ['input.body', 'input[0]', '@', 'powertools_json(input)', '']) {
    expect(() => search(expression, record)).toThrow('JMESPath');
  }
});
