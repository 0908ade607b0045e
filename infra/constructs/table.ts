import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Effect, Grant, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';

/** Where the entries of the audit log are (`lambdas/audit`). */
const auditPartition = 'AUDIT#';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: billed by request, kept on deletion, restorable to any second of the last 35 days. */
export class Table extends Construct {
  readonly tableName: string;
  readonly streamArn: string;
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
    this.streamArn = this.#table.tableStreamArn ?? '';
  }

  get #indexArns() {
    return Object.keys(keySchema.indexes).map((index) => `${this.#table.tableArn}/index/${index}`);
  }

  /**
   * May keep records: read by key and by query, write one or several at once. Still never a scan. Entries of the audit log
   * can be added, and neither changed nor deleted.
   */
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
    this.#denyChangesOfAuditLog(grantee);
  }

  /**
   * Whatever else a role may. A put could still overwrite an entry whose random id it knew: IAM cannot tell the two apart,
   * so the writer's own condition does.
   */
  #denyChangesOfAuditLog(grantee: IGrantable) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
        resources: [this.#table.tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${auditPartition}*`] } },
      }),
    );
  }

  /** May read by key and by query, and write nothing. */
  grantRead(grantee: IGrantable) {
    const actions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem'];
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.#table.tableArn] });
    this.grantQuery(grantee);
  }

  /** May put items into these partitions (`*` at the end stands for anything), and nothing else. */
  grantPut(grantee: IGrantable, partitions: readonly string[]) {
    this.#grantOn(grantee, ['dynamodb:PutItem'], partitions);
  }

  /** May look people up by id. */
  grantReadUsers(grantee: IGrantable) {
    this.#grantOn(grantee, ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], ['USER#*']);
  }

  #grantOn(grantee: IGrantable, actions: string[], partitions: readonly string[]) {
    Grant.addToPrincipal({
      grantee,
      actions,
      resourceArns: [this.#table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
    });
  }

  /** May look sessions up and note their activity: what every protected call does first. */
  grantCheckSessions(grantee: IGrantable) {
    this.#grantOn(grantee, ['dynamodb:GetItem', 'dynamodb:UpdateItem'], ['USER#*']);
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
