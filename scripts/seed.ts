/**
 * `npm run seed -- --stage <name>`: adds the catalogue, the blog, the mail templates and the knowledge to a deployed
 * stage, with the operator's own AWS credentials. Anything that is already there stays as it is. The local twin names
 * the table by TABLE_NAME instead, and sets ADMIN_PASSWORD: the administrator `admin` is there afterwards with this
 * password.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { catalogFiguresStore, catalogStore, optionalBrands, seedCatalog } from '#lambdas/catalog/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { env } from '#lambdas/platform/env.ts';
import { OperatorError, runOperator } from './operator/operator-error.ts';

const optional = optionalBrands();
const optionalIds = optional.map(({ id }) => id).join(', ');
const usage = `usage: npm run seed -- [--stage <name>] [--brand <id> ...]

Adds the catalogue, the blog, the mail templates and the knowledge to the table of the stage (prod unless named). Existing items are left alone, and
deleted ones stay deleted. --brand adds a brand that is ready but not part of the catalogue: ${optionalIds}.`;

const optionalBrand = (id: string) => {
  const brand = optional.find((candidate) => candidate.id === id);
  if (!brand) throw new OperatorError(`No brand "${id}" is ready to be added, only: ${optionalIds}.`);
  return brand;
};

const ensureLocalAdministrator = async (tableName: string, password: string) => {
  const { ensureAdministrator, openPeople } = await import('./administrator.ts');
  const people = { tableName, userPoolId: env('USER_POOL_ID'), clientId: env('USER_POOL_CLIENT_ID') };
  const administrator = { username: 'admin', email: 'admin@pointe.example', password };
  return `administrator: ${await ensureAdministrator(openPeople(people), administrator)}`;
};

await runOperator(usage, async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, brand: { type: 'string', multiple: true } } });
  const others = (values.brand ?? []).map(optionalBrand);
  // Not before there is something to do: the blog and the clients of AWS take longer to load than all the rest.
  const [
    { blogSeeder, seedBlog },
    { knowledgeSeeder, seedKnowledge },
    { seedTemplates, templatesSeeder },
    { openTable },
    { readDeployment },
  ] = await Promise.all([
    import('#lambdas/blog/index.ts'),
    import('#lambdas/knowledge/index.ts'),
    import('#lambdas/templates/index.ts'),
    import('#lambdas/platform/table/table.ts'),
    import('./operator/deployment.ts'),
  ]);
  const { TABLE_NAME: local, ADMIN_PASSWORD: password } = process.env;
  const tableName = values.stage === undefined && local ? local : (await readDeployment(values.stage)).tableName;
  const table = openTable(tableName);
  const counts = {
    catalogue: await seedCatalog(catalogStore(table), others),
    blog: await seedBlog(blogSeeder(table)),
    templates: await seedTemplates(templatesSeeder(table, systemClock)),
    knowledge: await seedKnowledge(knowledgeSeeder(table, randomUUID), systemClock),
  };
  await catalogFiguresStore(table, systemClock).keep();
  const summary = Object.entries(counts).map(
    ([name, { added, present }]) => `${name}: ${added} added, ${present} already there`,
  );
  if (tableName === local && password) summary.push(await ensureLocalAdministrator(tableName, password));
  console.log(summary.join('; '));
  return 0;
});
