/** `npm run restore`: copies the items of a table that was restored from a backup into the table of a deployed stage. */
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { copyItems } from './operator/copy-items.ts';
import { readDeployment } from './operator/deployment.ts';
import { OperatorError, runOperator } from './operator/operator-error.ts';

const usage = `usage: npm run restore -- --from <table> [--audit] [--stage <name>]

Puts every item of the table <table>, which DynamoDB restored from a backup, into the table of the stage (prod unless
named), or with --audit into its audit log. Items with the same key are replaced; what was made since the backup stays.`;

await runOperator(usage, async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, audit: { type: 'boolean', default: false }, stage: { type: 'string' } },
  });
  if (!values.from) throw new OperatorError('Missing: --from.');
  const { tableName, auditTableName } = await readDeployment(values.stage);
  const to = values.audit ? auditTableName : tableName;
  if (values.from === to) throw new OperatorError(`${to} is the table of the stage itself.`);
  console.log(`${to}: ${await copyItems(new DynamoDBClient({}), values.from, to)} items put`);
  return 0;
});
