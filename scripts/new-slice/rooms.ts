import type { SliceNames } from './names.ts';

/** The slice's own files but its texts: one endpoint that lists what is in its partition, and a screen that shows it. */
export const roomsOf = ({ name, camel, pascal, partition, words, served }: SliceNames): Record<string, string> => ({
  [`lambdas/contracts/slices/${name}.ts`]: `import { declareTable, type SliceDeclaration } from './declaration.ts';

export const ${camel} = { problems: {}, auditActions: [] } as const satisfies SliceDeclaration;

export const ${camel}Table = declareTable({
  partitions: { ${camel}: '${partition}' },
  access: { ${served}: { reads: ['${camel}'] } },
});
`,
  [`lambdas/contracts/${name}/endpoints.ts`]: `import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';

export const ${camel}ItemSchema = z.object({ id: z.string(), name: z.string() });
export type ${pascal}Item = z.infer<typeof ${camel}ItemSchema>;

/** By their names. */
export const list${pascal} = endpoint({
  id: 'list${pascal}',
  method: 'GET',
  path: '/api/admin/${name}',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(${camel}ItemSchema) }), ...adminRefusals },
});
`,
  [`lambdas/${name}/README.md`]: `# ${words}

## Access patterns

| Question | Keys                          | Function         |
| -------- | ----------------------------- | ---------------- |
| All      | \`pk = ${partition}\`, \`sk = <id>\` | \`${camel}Store.all\` |
`,
  [`lambdas/${name}/index.ts`]: `export { ${camel}Routes } from './routes.ts';
export { ${camel}Store } from './store/${name}-store.ts';
`,
  [`lambdas/${name}/routes.ts`]: `import type * as contracts from '#contracts/${name}/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { ${pascal}Services } from './services.ts';
import { list${pascal} } from './use-cases/list-${name}.ts';

export const ${camel}Routes = (services: ${pascal}Services): RoutesOf<typeof contracts> => ({
  list${pascal}: list${pascal}(services),
});
`,
  [`lambdas/${name}/services.ts`]: `import type { ${pascal}Store } from './store/${name}-store.ts';

export interface ${pascal}Services {
  ${camel}: ${pascal}Store;
}
`,
  [`lambdas/${name}/use-cases/list-${name}.ts`]: `import type * as contracts from '#contracts/${name}/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { ${pascal}Services } from '../services.ts';

export const list${pascal} =
  ({ ${camel} }: ${pascal}Services): Route<typeof contracts.list${pascal}> =>
  async () => ({ items: (await ${camel}.all()).sort((a, b) => a.name.localeCompare(b.name)) });
`,
  [`lambdas/${name}/store/keys.ts`]: `import { partitions } from '#lambdas/platform/table/partitions.ts';

export const ${camel}Partition = { pk: partitions.${camel} };
`,
  [`lambdas/${name}/store/${name}-store.ts`]: `import * as z from 'zod/mini';
import { type ${pascal}Item, ${camel}ItemSchema } from '#contracts/${name}/endpoints.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { ${camel}Partition } from './keys.ts';

const itemSchema = z.object({ data: ${camel}ItemSchema });

export interface ${pascal}Store {
  /** All of them, in no particular order. */
  all(): Promise<${pascal}Item[]>;
}

export const ${camel}Store = (table: AppTable): ${pascal}Store => ({
  all: async () => (await readPartition(table, ${camel}Partition)).map((item) => itemSchema.parse(item).data),
});
`,
  [`web/src/features/${name}/texts.ts`]: `import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const ${camel}Texts = lazyTexts(import.meta.glob('#locales/*/${name}.json', { import: 'default' }));
`,
  [`web/src/features/${name}/api/${name}-query.ts`]: `import { queryOptions } from '@tanstack/react-query';
import { list${pascal} } from '#contracts/${name}/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

export const ${camel}Query = queryOptions({
  queryKey: ['${name}'],
  queryFn: ({ signal }) => call(list${pascal}, { signal }),
});
`,
  [`web/src/features/${name}/components/${name}-screen.tsx`]: `import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { ${camel}Query } from '../api/${name}-query.ts';

export const ${pascal}Screen = () => {
  const { t } = useTranslation('${name}');
  const { data, error, refetch } = useQuery(${camel}Query);
  return (
    <>
      <PageHead title={t('title')} />
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data?.items.length === 0 && <EmptyNotice text={t('empty')} />}
      <ul>
        {data?.items.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
};
`,
  [`web/src/app/admin/${name}-page.tsx`]: `import { ${camel}Texts } from '#web/features/${name}/texts.ts';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('${camel}');

export const texts = [${camel}Texts];

export { ${pascal}Screen as Component } from '#web/features/${name}/components/${name}-screen.tsx';
`,
  [`test/lambdas/${name}/sample-calls.ts`]: `import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  list${pascal}: () => ({}),
})) satisfies SliceSamples;
`,
  [`test/lambdas/${name}/use-cases/list-${name}.test.ts`]: `import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${camel}Store } from '#lambdas/${name}/index.ts';
import { ${camel}Partition } from '#lambdas/${name}/store/keys.ts';
import { list${pascal} } from '#lambdas/${name}/use-cases/list-${name}.ts';
import { openTestTable } from '#test/support/test-table.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());

it('lists them by their names', async () => {
  const { client, name: TableName } = opened.table;
  for (const data of [
    { id: '1', name: 'Swan' },
    { id: '2', name: 'Firebird' },
  ])
    await client.send(new PutCommand({ TableName, Item: { ...${camel}Partition, sk: data.id, data } }));
  const list = list${pascal}({ ${camel}: ${camel}Store(opened.table) }) as unknown as () => Promise<unknown>;
  expect(await list()).toEqual({
    items: [
      { id: '2', name: 'Firebird' },
      { id: '1', name: 'Swan' },
    ],
  });
});
`,
});
