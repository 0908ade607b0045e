/** `npm run restore`: gives the table of a deployed stage the content of a table that was restored from a backup. */
import { parseArgs } from 'node:util';
import { OperatorError, runOperator } from './operator/operator-error.ts';

const usage = `usage: npm run restore -- --from <table> [--audit] [--stage <name>]

Gives the table of the stage (prod unless named) the content of <table>, which DynamoDB restored from a backup: what was
made since the backup is deleted, and everybody has to log in again. With --audit the entries of <table> are added to the
audit log, and nothing is deleted.`;

await runOperator(usage, async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, audit: { type: 'boolean', default: false }, stage: { type: 'string' } },
  });
  if (!values.from) throw new OperatorError('Missing: --from.');
  // Not before there is something to do: the clients of AWS take longer to load than all the rest.
  const [{ DynamoDBClient }, { readDeployment }, { addItems, restoreItems }] = await Promise.all([
    import('@aws-sdk/client-dynamodb'),
    import('./operator/deployment.ts'),
    import('./operator/restore-items.ts'),
  ]);
  const { tableName, auditTableName } = await readDeployment(values.stage);
  const to = values.audit ? auditTableName : tableName;
  if (values.from === to) throw new OperatorError(`${to} is the table of the stage itself.`);
  const client = new DynamoDBClient({});
  if (values.audit) console.log(`${to}: ${await addItems(client, values.from, to)} entries put`);
  else {
    const { put, deleted } = await restoreItems(client, values.from, to);
    console.log(`${to}: ${put} items put, ${deleted} deleted`);
  }
  return 0;
});
