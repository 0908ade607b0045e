import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { keyedTable } from './keyed-table.ts';

/**
 * The audit log in a table of its own. Nobody has a right to change or delete in it, so nothing has to be denied: entries
 * are added, also within a transaction with what they tell of, and read.
 */
export class AuditTable extends Construct {
  readonly tableName: string;
  readonly #table: TableV2;

  constructor(scope: Construct, id: string, { locked }: { locked: boolean }) {
    super(scope, id);
    this.#table = keyedTable(this, { locked });
    this.tableName = this.#table.tableName;
  }

  /**
   * May add entries. A put could still overwrite an entry whose random id it knew: IAM cannot tell the two apart, so the
   * writer's own condition does.
   */
  grantAdd(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:PutItem'], resourceArns: [this.#table.tableArn] });
  }

  grantQuery(grantee: IGrantable) {
    const { tableArn } = this.#table;
    const indexes = Object.keys(keySchema.indexes).map((index) => `${tableArn}/index/${index}`);
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns: [tableArn, ...indexes] });
  }
}
