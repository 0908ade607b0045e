import { expect, it } from 'vitest';
import { oneLine } from '#web/features/blog-editing/model/one-line.ts';

it.each([
  ['two\r\nlines', 'two lines'],
  ['a\u2028b\u2029\u2029c', 'a b c'],
  ['tab\there', 'tab here'],
  ['half a letter \ud83e', 'half a letter  '],
  ['\u202Eturned\u202C and \u2067apart\u2069', 'turned and apart'],
  ['שלום, pointe!', 'שלום, pointe!'],
])('%j pasted into a field of one line is %j', (pasted, line) => {
  expect(oneLine(pasted)).toBe(line);
});
