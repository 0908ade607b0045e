import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'web/src';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('query-client.ts'))
  .map((file) => `${folder}/${file}`);
const isOverride = (line = '') => /\b(staleTime|gcTime):/.test(line);

it('a query that is fresh or kept for another time says why beside it [S-226, S-276]', () => {
  const places = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      isOverride(line) && !isOverride(lines[index - 1])
        ? [{ place: `${file}:${index + 1}`, above: lines[index - 1] }]
        : [],
    );
  });
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ above = '' }) => !/^\/\/ |\*\/$/.test(above.trim()))).toEqual([]);
});
