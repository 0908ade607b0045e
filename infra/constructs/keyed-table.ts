import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, type TablePropsV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

interface KeyedTableProps extends Partial<TablePropsV2> {
  /** Locks the table against deletion by anybody. The rollback of a failed creation could not delete it either. */
  locked: boolean;
}

/** A table with the product's key attributes: billed by request, restorable to any second of 35 days. */
export const keyedTable = (scope: Construct, { locked, ...options }: KeyedTableProps): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: string(keySchema.partitionKey),
    sortKey: string(keySchema.sortKey),
    globalSecondaryIndexes: Object.entries(keySchema.indexes).map(([indexName, { partitionKey, sortKey }]) => ({
      indexName,
      partitionKey: string(partitionKey),
      sortKey: string(sortKey),
    })),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: locked,
    // Kept when the stack goes; a creation that fails takes it back.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...options,
  });
