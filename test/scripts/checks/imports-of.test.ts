import { expect, it } from 'vitest';
import { importsOf } from '#scripts/imports-of.ts';

const imports = `import { readFileSync } from 'node:fs';
import type {
  A,
  B,
} from './types.ts';
import './side-effect.css';
import texts from '#locales/he/common.json' with { type: 'json' };
export * from './all.ts';
export type { C } from './c.ts';`;

it('the imports of a file are its statements that name another one', () => {
  expect(importsOf('a.ts', imports)).toBe(imports);
  expect(importsOf('a.tsx', "const later = () => import('./later.ts');")).toBe("import('./later.ts')");
  expect(importsOf('a.ts', "/** @type {import('vite').UserConfig} */")).toBe("import('vite')");
});

it('stay the same where anything else changes', () => {
  const code = `${imports}\nexport const word = 'from here';\nexport class Shoe {}\n// import nothing from 'nowhere'\n`;
  expect(importsOf('a.ts', code)).toBe(imports);
  expect(importsOf('a.ts', code.replace('here', 'there'))).toBe(imports);
  expect(importsOf('notes.md', imports)).toBe('');
});

it('differ where a type alone was imported before', () => {
  expect(importsOf('a.ts', imports.replace('import type', 'import'))).not.toBe(importsOf('a.ts', imports));
});
