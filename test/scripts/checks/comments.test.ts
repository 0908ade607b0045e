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

/** They hide who or what is meant: a user, a caller, an administrator, any value. */
const vague =
  /^\s*(?:\/\*\*?|\/\/|\*)\s.*\b(?:who(?:m?ever)|whatever|wherever|nobody|somebody)\b|\s(?:\/\*\*?|\/\/) .*\b(?:whoever|nobody)\b/i;
/** Names and the texts of users are quoted. */
const withoutQuotes = (line: string): string => line.replaceAll(/`[^`]*`|"[^"]*"/g, '');

it.each(['/** What is kept. */', '  // Before. What is kept.', ' * What is kept', "  'a', // What is kept."])(
  'sees the fault in %s',
  (line) => expect(line).toMatch(clause),
);

it.each(['/** Nobody is logged in. */', '  // Kept for whoever asks.', ' * Whatever is kept.', "  'a', // Of nobody."])(
  'sees the vague word in %s',
  (line) => expect(line).toMatch(vague),
);

it.each(['/** The kept ones. */', "  const text = 'What is kept';", '// All that is kept, and what is not.'])(
  'sees none in %s',
  (line) => {
    expect(line).not.toMatch(clause);
    expect(line).not.toMatch(vague);
  },
);

it('comments name their thing and their people, and no sentence of them begins with "What"', () => {
  const own = path.join('test', 'scripts', 'checks', 'comments.test.ts');
  const faults = files
    .filter((file) => file !== own)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          clause.test(line) || vague.test(withoutQuotes(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(faults).toEqual([]);
});
