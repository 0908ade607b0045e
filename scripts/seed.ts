/**
 * `npm run seed`: adds the catalogue to the table TABLE_NAME (the stack's output `TableName`) with the operator's own
 * AWS credentials. What is already there stays as it is.
 */
import { catalogStore, seedCatalog } from '#lambdas/catalog/index.ts';
import { env } from '#lambdas/platform/env.ts';
import { openTable } from '#lambdas/platform/table/table.ts';

const { added, present } = await seedCatalog(catalogStore(openTable(env('TABLE_NAME'))));
console.log(`catalogue: ${added} added, ${present} already there`);
