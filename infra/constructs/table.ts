import { ProjectionType, StreamViewType, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { keyedTable } from './keyed-table.ts';
import type { TableAccess } from './table-access.ts';

/** The partitions of the audit log, which is a table of its own: no item of this table is in them. */
const auditPartitions = `${partitions.audit}*`;

/** The index of all sessions, by their beginning. */
const sessionsIndex = 'gsi1';

const named = (...names: string[]) => names.map((name) => `dynamodb:${name}`);
const inPartitions = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
});
/** Without this condition, a call that names no partition would be allowed for every partition. */
const nameThem = { Null: { 'dynamodb:LeadingKeys': 'false' } };

/** The one table of everything but the audit log. */
export class Table extends Construct {
  readonly tableName: string;
  readonly streamArn: string;
  readonly #table: TableV2;

  constructor(scope: Construct, id: string, { locked }: { locked: boolean }) {
    super(scope, id);
    this.#table = keyedTable(this, {
      indexes: [sessionsIndex],
      // It gives an order; the records are read from the table. Copies of them would hold what only few may read.
      projection: ProjectionType.KEYS_ONLY,
      timeToLiveAttribute: keySchema.timeToLive,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      locked,
    });
    this.tableName = this.#table.tableName;
    this.streamArn = this.#table.tableStreamArn ?? '';
  }

  /** Grants what `table-access.ts` lists, and never a scan. */
  grant(grantee: IGrantable, { reads = [], writes = [], adds = [], updates = [], index = false }: TableAccess) {
    const reading = named('GetItem', 'BatchGetItem', 'Query');
    if (reads.length > 0) this.#grant(grantee, reading, { ...inPartitions(reads), ...nameThem });
    if (adds.length > 0) this.#grant(grantee, named('PutItem', 'UpdateItem'), { ...inPartitions(adds), ...nameThem });
    if (updates.length > 0) this.#grant(grantee, named('UpdateItem'), { ...inPartitions(updates), ...nameThem });
    if (writes.length > 0) this.#grantWrites(grantee, writes);
    if (index) {
      const resourceArns = [`${this.#table.tableArn}/index/${sessionsIndex}`];
      Grant.addToPrincipal({ grantee, actions: named('Query'), resourceArns });
    }
  }

  /** Allows reading how large the table is. */
  grantDescribe(grantee: IGrantable) {
    Grant.addToPrincipal({ grantee, actions: named('DescribeTable'), resourceArns: [this.#table.tableArn] });
  }

  /**
   * AWS does not document what LeadingKeys contains for one write of a transaction: its own partition, those of all
   * writes (perhaps with an audit entry among them), or nothing. The grant works in all three cases, because all writes
   * share one list.
   */
  #grantWrites(grantee: IGrantable, partitions: readonly string[]) {
    const actions = named('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem');
    this.#grant(grantee, actions, inPartitions([...partitions, auditPartitions]));
  }

  #grant(grantee: IGrantable, actions: string[], conditions: Record<string, Record<string, unknown>>) {
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.#table.tableArn], conditions });
  }
}
