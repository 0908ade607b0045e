import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync(
  ['README.md', '.github/*.md', '*/README.md', 'infra/{OPERATE,FIRST-ACCOUNT}.md', '{lambdas,scripts}/*/README.md'],
  {
    cwd: root,
  },
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isSourceFile = (name: string) => /^\w[\w@.-]*(\/[\w@.-]+)+\.(ts|tsx|mjs|css|md)$/.test(name);

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const folder = join(root, dirname(file));

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });

  it('links to headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]*)#([^)]+)\)/g)];
    const missing = links.filter(([, page, anchor = '']) => {
      const target = page ? join(folder, page) : join(root, file);
      return !existsSync(target) || !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('names files and commands that exist', () => {
    const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isSourceFile);
    const folders = [folder, join(folder, 'src'), root];
    const missing = names.filter((name) => !folders.some((parent) => existsSync(join(parent, name))));
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect({ missing, commands: commands.filter((command) => !(command in scripts)) }).toEqual({
      missing: [],
      commands: [],
    });
  });
});

it('lambdas/README.md names each of its folders', () => {
  const folders = readdirSync(join(root, 'lambdas'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const text = readFileSync(join(root, 'lambdas/README.md'), 'utf8');
  expect(
    folders
      .map(({ name }) => name)
      .filter((name) => !text.includes(`| \`${name}/\``) && !text.includes(`| [\`${name}/\`](`)),
  ).toEqual([]);
});
