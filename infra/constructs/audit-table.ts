import { ProjectionType, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { keyedTable } from './keyed-table.ts';

/** The indexes by actor and by type of resource. */
const indexes = ['gsi1', 'gsi2'] as const;

/**
 * The audit log in a table of its own. No role is granted changes or deletions, so none has to be denied: entries can
 * only be added (also in one transaction with the change that they describe) and read.
 */
export class AuditTable extends Construct {
  readonly tableName: string;
  readonly #table: TableV2;

  constructor(scope: Construct, id: string, { locked }: { locked: boolean }) {
    super(scope, id);
    this.#table = keyedTable(this, {
      indexes,
      projection: ProjectionType.ALL,
      // Entries expire where administrators have limited how long they are kept. DynamoDB deletes them, no role does.
      timeToLiveAttribute: keySchema.timeToLive,
      locked,
    });
    this.tableName = this.#table.tableName;
  }

  /**
   * Allows adding entries. A put could overwrite an entry whose random id the caller knew, and IAM cannot distinguish
   * the two; the writer therefore adds a condition of its own.
   */
  grantAdd(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:PutItem'], resourceArns: [this.#table.tableArn] });
  }

  /** Allows reading how large the table is. */
  grantDescribe(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:DescribeTable'], resourceArns: [this.#table.tableArn] });
  }

  grantQuery(grantee: IGrantable) {
    const { tableArn } = this.#table;
    const resourceArns = [tableArn, ...indexes.map((index) => `${tableArn}/index/${index}`)];
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns });
  }
}
