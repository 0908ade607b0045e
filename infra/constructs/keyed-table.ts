import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, type ProjectionType, type TablePropsV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

interface KeyedTableProps extends Partial<TablePropsV2> {
  indexes: readonly (keyof (typeof keySchema)['indexes'])[];
  /** The attributes that the indexes copy. */
  projection: ProjectionType;
  /** Deletion protection. With it, even the rollback of a failed creation could not delete the table. */
  locked: boolean;
}

/** A table with the product's key attributes: billed by request, restorable to any second of 35 days. */
export const keyedTable = (scope: Construct, { indexes, projection, locked, ...options }: KeyedTableProps): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: string(keySchema.partitionKey),
    sortKey: string(keySchema.sortKey),
    globalSecondaryIndexes: indexes.map((indexName) => ({
      indexName,
      partitionKey: string(keySchema.indexes[indexName].partitionKey),
      sortKey: string(keySchema.indexes[indexName].sortKey),
      projectionType: projection,
    })),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: locked,
    // Retained when the stack is deleted; removed when the creation of the stack fails.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...options,
  });
