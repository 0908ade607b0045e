import type { SliceNames } from './names.ts';

/** A line or two in a list that all slices share. `insert` returns the text as it was where it finds no place for them. */
export interface Entry {
  file: string;
  insert: (text: string) => string;
}

/** Inserts before the first place that `pattern` finds after `start`; the lists are put in order by the formatter or by hand. */
const before =
  (start: string, pattern: RegExp, line: string) =>
  (text: string): string => {
    const from = text.indexOf(start);
    const at = from < 0 ? -1 : text.slice(from).search(pattern);
    return at < 0 ? text : text.slice(0, from + at) + line + text.slice(from + at);
  };
/** On one line or on many. */
const endOfList = /,?\s*\] as const;/;
const beforeImports = (line: string) => before('', /^import /m, line);
const both =
  (...inserts: Entry['insert'][]): Entry['insert'] =>
  (text) => {
    const steps = inserts.map((_insert, index) =>
      inserts.slice(0, index + 1).reduce((all, insert) => insert(all), text),
    );
    // One place that is missing leaves all as it was.
    return new Set([text, ...steps]).size === inserts.length + 1 ? (steps.at(-1) ?? text) : text;
  };

const json = (change: (content: Record<string, Record<string, string>>) => void) => (text: string) => {
  const content = JSON.parse(text);
  change(content);
  return `${JSON.stringify(content, null, 2)}\n`;
};

export const entriesOf = (names: SliceNames, titles: Readonly<Record<string, string>>): Entry[] => {
  const { name, camel, pascal, served, words } = names;
  return [
    {
      file: 'lambdas/contracts/registry/admin-endpoints.ts',
      insert: both(
        beforeImports(`import { list${pascal} } from '../${name}/endpoints.ts';\n`),
        before(`export const ${served}Endpoints = [`, endOfList, `,\n  list${pascal}`),
      ),
    },
    {
      file: 'lambdas/contracts/slices/index.ts',
      insert: both(
        beforeImports(`import { ${camel}, ${camel}Table } from './${name}.ts';\n`),
        before('export const slices = [', endOfList, `,\n  ${camel}`),
        before('export const tables = [', endOfList, `,\n  ${camel}Table`),
      ),
    },
    {
      file: `lambdas/functions/${served}.ts`,
      insert: both(
        beforeImports(`import { ${camel}Routes, ${camel}Store } from '#lambdas/${name}/index.ts';\n`),
        before(
          'apiHandler(',
          / {2}\},\n {2}(?:handling,|\{\n {4}log[:,])/,
          `    ...${camel}Routes({ ${camel}: ${camel}Store(table) }),\n`,
        ),
      ),
    },
    {
      file: 'lambdas/README.md',
      insert: before(
        '| folder ',
        /^\| \[`render\/`/m,
        `| [\`${name}/\`](${name}/README.md) | ${words.toLowerCase()} |\n`,
      ),
    },
    {
      file: 'scripts/areas.ts',
      insert: before('const slices: ', /^ {2}tips: /m, `  ${quoted(name)}: { own: [] },\n`),
    },
    {
      file: 'web/src/shared/i18n/namespaces.ts',
      insert: before(
        'export {',
        /$(?![\s\S])/,
        `export { default as ${quoted(name)} } from '#locales/en/${name}.json' with { type: 'json' };\n`,
      ),
    },
    {
      file: 'web/src/shared/admin-paths.ts',
      insert: before('export const sectionPaths', /^ {2}audit: /m, `  ${camel}: \`\${paths.admin}/${name}\`,\n`),
    },
    {
      file: 'web/src/app/admin/screen-paths.ts',
      insert: before('const screenPaths', /^ {2}'audit',/m, `  '${name}',\n`),
    },
    {
      file: 'web/src/app/admin/screens.ts',
      insert: before('const screens', /^ {2}audit: /m, `  ${quoted(name)}: () => import('./${name}-page.tsx'),\n`),
    },
    ...Object.entries(titles).map(([language, title]) => ({
      file: `locales/${language}/admin.json`,
      insert: json(({ section = {} }) => {
        section[camel] = title;
      }),
    })),
    {
      file: 'locales/context.json',
      insert: json((context) => {
        const { section } = context.admin as unknown as { section: Record<string, string> };
        section[camel] = `Menu entry: ${words.toLowerCase()}.`;
        context[name] = {
          title: 'Heading of the screen.',
          empty: 'Said where the list is empty.',
          loadFailed: 'Title of the message when the list could not be loaded.',
        };
      }),
    },
  ];
};

const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name);
