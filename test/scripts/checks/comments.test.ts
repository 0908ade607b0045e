import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const roots = ['bin', 'infra', 'lambdas', 'scripts', 'test', 'web/src'];
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file);
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => path.join(root, file)),
);
/** A relative clause without a subject, such as the first words of "What of the form is not saved". */
const clause = /^\s*(\/\*\*?|\/\/|\*)( | .*[.:!?] )What\b|\s(\/\*\*?|\/\/) What\b/;

it.each(['/** What is kept. */', '  // Before. What is kept.', ' * What is kept', "  'a', // What is kept."])(
  'sees the fault in %s',
  (line) => expect(line).toMatch(clause),
);

it.each(['/** The kept ones. */', "  const text = 'What is kept';", '// Whatever is kept, and what is not.'])(
  'sees none in %s',
  (line) => expect(line).not.toMatch(clause),
);

it('comments name their thing, and no sentence of them begins with "What"', () => {
  const own = path.join('test', 'scripts', 'checks', 'comments.test.ts');
  const faults = files
    .filter((file) => file !== own)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (clause.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(faults).toEqual([]);
});
