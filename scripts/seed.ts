/**
 * `npm run seed`: adds catalogue and blog to the table TABLE_NAME (the stack's output `TableName`) with the operator's own
 * AWS credentials. What is already there stays as it is. Where ADMIN_PASSWORD is set (the local twin sets it), the
 * administrator `admin` is there afterwards with this password.
 */
import { blogSeeder, seedBlog } from '#lambdas/blog/index.ts';
import { catalogStore, seedCatalog } from '#lambdas/catalog/index.ts';
import { env } from '#lambdas/platform/env.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { ensureAdministrator } from './administrator.ts';

const tableName = env('TABLE_NAME');
const table = openTable(tableName);
const counts = { catalogue: await seedCatalog(catalogStore(table)), blog: await seedBlog(blogSeeder(table)) };
const summary = Object.entries(counts).map(
  ([name, { added, present }]) => `${name}: ${added} added, ${present} already there`,
);

const password = process.env.ADMIN_PASSWORD;
if (password) {
  const people = { tableName, userPoolId: env('USER_POOL_ID'), clientId: env('USER_POOL_CLIENT_ID') };
  const administrator = { username: 'admin', email: 'admin@pointe.example', password };
  summary.push(`administrator: ${await ensureAdministrator(people, administrator)}`);
}
console.log(summary.join('; '));
