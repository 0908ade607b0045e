/** Statements that name another file or package: `import`, `export ... from`, and `import()` of types and at run time. */
const statements = new RegExp(
  [
    /^import\b[^;'"]*['"][^'"]+['"].*/,
    /^export\s+(?:type\s+)?(?:\{[^}]*\}|\*[^;'"]*)\s*from\s*['"][^'"]+['"].*/,
    /\b(?:import|require(?:\.resolve)?)\s*\([^)]*\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** The imports of a file of code, without anything else of it; nothing of other files. */
export const importsOf = (file: string, text: string): string =>
  /\.[mc]?[jt]sx?$/.test(file) ? [...text.matchAll(statements)].map(([statement]) => statement).join('\n') : '';
