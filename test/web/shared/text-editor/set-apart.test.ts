import { expect, it } from 'vitest';
import { setApart } from '#web/shared/text-editor/set-apart.ts';

it.each([
  ['', '', '{{name}}'],
  ['שלום', '', ' {{name}}'],
  ['שלום ', '!', '{{name}}'],
  ['{{siteName}}', '', ' {{name}}'],
  ['', '{{siteName}}', '{{name}} '],
  ['(', ')', '{{name}}'],
  ['a', '2', ' {{name}} '],
])('between "%s" and "%s" a variable is put in as "%s"', (before, after, typed) => {
  expect(setApart('{{name}}', before, after)).toBe(typed);
});
