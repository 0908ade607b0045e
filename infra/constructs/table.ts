import { StreamViewType, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { keyedTable } from './keyed-table.ts';
import type { TableAccess } from './table-access.ts';

/** Of the audit log, which is a table of its own: no item of this one is in them. */
const auditPartitions = 'AUDIT#*';

const named = (...names: string[]) => names.map((name) => `dynamodb:${name}`);
const inPartitions = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
});
/** A call that names no partition would be allowed every partition. */
const nameThem = { Null: { 'dynamodb:LeadingKeys': 'false' } };

/** The one table of everything but the audit log. */
export class Table extends Construct {
  readonly tableName: string;
  readonly streamArn: string;
  readonly #table: TableV2;

  constructor(scope: Construct, id: string, { locked }: { locked: boolean }) {
    super(scope, id);
    this.#table = keyedTable(this, {
      timeToLiveAttribute: keySchema.timeToLive,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      locked,
    });
    this.tableName = this.#table.tableName;
    this.streamArn = this.#table.tableStreamArn ?? '';
  }

  /** May do what `table-access.ts` says, and never scan. */
  grant(grantee: IGrantable, { reads, writes = [], updates = [], indexes = [] }: TableAccess) {
    this.#grant(grantee, named('GetItem', 'BatchGetItem', 'Query'), { ...inPartitions(reads), ...nameThem });
    if (updates.length > 0) this.#grant(grantee, named('UpdateItem'), { ...inPartitions(updates), ...nameThem });
    if (writes.length > 0) this.#grantWrites(grantee, writes);
    for (const index of indexes) {
      const resourceArns = [`${this.#table.tableArn}/index/${index}`];
      Grant.addToPrincipal({ grantee, actions: named('Query'), resourceArns });
    }
  }

  /**
   * AWS does not say what LeadingKeys holds for a part of a transaction: its own partition, those of all parts, which an
   * audit entry may be among, or nothing. The grant holds for each of the three, so all writes have one list.
   */
  #grantWrites(grantee: IGrantable, partitions: readonly string[]) {
    const actions = named('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem');
    this.#grant(grantee, actions, inPartitions([...partitions, auditPartitions]));
  }

  #grant(grantee: IGrantable, actions: string[], conditions: Record<string, Record<string, unknown>>) {
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.#table.tableArn], conditions });
  }
}
