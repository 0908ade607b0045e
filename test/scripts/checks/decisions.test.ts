import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync(['*/decisions.md', 'scripts/*/decisions.md'], { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const status = /^(Accepted|Proposed) \d{4}-\d\d-\d\d\.( Superseded by [A-Z]-\d{3}\.)?$/;

const decisionsOf = (file: string) =>
  textOf(file)
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...paragraphs] = text.trim().split('\n\n');
      return { number: heading.split(' ')[0], heading, paragraphs };
    });

const looksLikeFile = (name: string) =>
  /^\w[\w@.-]*(\/[\w@.-]+)*\/?$/.test(name) && (name.includes('/') || /\.(ts|tsx|mjs|css|md)$/.test(name));

describe.each(files)('%s', (file) => {
  const decisions = decisionsOf(file);

  it('numbers its decisions from 001 without a gap, in the order of their dates', () => {
    const prefix = decisions[0]?.heading[0];
    expect(decisions.map(({ number }) => number)).toEqual(
      decisions.map((_, index) => `${prefix}-${String(index + 1).padStart(3, '0')}`),
    );
    const dates = decisions.map(({ paragraphs }) => paragraphs[0]?.match(/\d{4}-\d\d-\d\d/)?.[0]);
    expect(dates).toEqual(dates.toSorted());
  });

  it('gives each one a title, a status, a reason and a cost', () => {
    const incomplete = decisions.filter(
      ({ heading, paragraphs }) =>
        !/^\S+ \S/.test(heading) ||
        !status.test(paragraphs[0] ?? '') ||
        paragraphs.length < 3 ||
        !paragraphs.at(-1)?.startsWith('Costs: '),
    );
    expect(incomplete.map(({ heading }) => heading)).toEqual([]);
  });

  it('names decisions and files that exist', () => {
    const text = textOf(file);
    const numbers = new Set(files.flatMap(decisionsOf).map(({ number }) => number));
    const unknown = text.match(/\b[LIWT]-\d{3}\b/g)?.filter((number) => !numbers.has(number));
    const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter(looksLikeFile);
    const missing = named.filter(
      (name) => ![dirname(file), '.'].some((folder) => existsSync(join(root, folder, name))),
    );
    expect({ unknown, missing }).toEqual({ unknown: [], missing: [] });
  });
});

it('every area has such a file', () => {
  expect(files.toSorted()).toEqual([
    'infra/decisions.md',
    'lambdas/decisions.md',
    'scripts/local/decisions.md',
    'web/decisions.md',
  ]);
});
