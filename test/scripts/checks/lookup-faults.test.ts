import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { lookupFaults } from '#scripts/lookup-faults.ts';

const library = `
interface Array<T> { [index: number]: T } interface ReadonlyArray<T> { [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
interface ObjectConstructor { hasOwn(of: object, name: string): boolean } declare const Object: ObjectConstructor;
type Record<Key extends string, Value> = { [K in Key]: Value };
declare const typed: string; declare const kind: 'a' | 'b'; declare const stored: Record<string, number>;
const table: Record<string, number> = { a: 1, b: 2 };
const nested: Record<'a' | 'b', Record<string, number>> = { a: { x: 1 }, b: { y: 2 } };
const counts: Record<string, number> = {};
`;

/** The lines of a text that are at fault. */
const faultsIn = (code: string) => {
  const files = new Map([['/ours.ts', `${library}\n${code}`]]);
  const options = { strict: true, noLib: true, types: [] };
  const program = ts.createProgram([...files.keys()], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (file, language) => ts.createSourceFile(file, files.get(file) ?? '', language, true),
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file),
    getCurrentDirectory: () => '/',
  });
  return lookupFaults(program, (file) => file === '/ours.ts');
};

describe('a table', () => {
  it.each(['table[typed]', 'nested[kind]?.[typed]', '({ a: 1 } as Record<string, number>)[typed]'])(
    'may not be asked by any text: %s',
    (code) => {
      expect(faultsIn(`const found = ${code};`)).toEqual([expect.stringContaining(': a table that any text may ask')]);
    },
  );

  it.each([
    'table.a',
    "table['a']",
    'nested[kind]',
    'stored[typed]',
    'counts[typed]',
    'Object.hasOwn(table, typed)',
    '((text: string) => (Object.hasOwn(table, text) ? table[text] : 0))(typed)',
  ])('may be asked otherwise, and so may what was read or counted: %s', (code) => {
    expect(faultsIn(`const found = ${code};`)).toEqual([]);
  });
});
