import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: billed by request, kept on deletion, restorable to any second of the last 35 days. */
export class Table extends Construct {
  readonly tableName: string;
  readonly #table: TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#table = new TableV2(this, 'Table', {
      partitionKey: string(keySchema.partitionKey),
      sortKey: string(keySchema.sortKey),
      globalSecondaryIndexes: Object.entries(keySchema.indexes).map(([indexName, { partitionKey, sortKey }]) => ({
        indexName,
        partitionKey: string(partitionKey),
        sortKey: string(sortKey),
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: keySchema.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.tableName = this.#table.tableName;
  }

  get #indexArns() {
    return Object.keys(keySchema.indexes).map((index) => `${this.#table.tableArn}/index/${index}`);
  }

  /** May keep records: read by key and by query, write one or several at once. Still never a scan. */
  grantRecords(grantee: IGrantable) {
    Grant.addToPrincipal({
      grantee,
      actions: [
        'GetItem',
        'BatchGetItem',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'BatchWriteItem',
        'ConditionCheckItem',
      ].map((action) => `dynamodb:${action}`),
      resourceArns: [this.#table.tableArn],
    });
    this.grantQuery(grantee);
  }

  /** May answer access patterns: queries on the table and its indexes, never a scan, never a write. */
  grantQuery(grantee: IGrantable) {
    Grant.addToPrincipal({
      grantee,
      actions: ['dynamodb:Query'],
      resourceArns: [this.#table.tableArn, ...this.#indexArns],
    });
  }
}
