import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';

const keySchema = z
  .array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
  .refine((elements) => ['HASH', 'HASH,RANGE'].includes(elements.map(({ KeyType }) => KeyType).join()), {
    error: 'a key is one HASH attribute, and perhaps one RANGE attribute after it',
  });
const projection = z
  .strictObject({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).min(1).max(20).optional(),
  })
  .refine(
    ({ ProjectionType, NonKeyAttributes }) => (ProjectionType === 'INCLUDE') === (NonKeyAttributes !== undefined),
    {
      error: 'NonKeyAttributes go with INCLUDE, and INCLUDE with them',
    },
  );

const shared = {
  TableName: z.string().optional(),
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z
    .array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: projection,
        ProvisionedThroughput: irrelevant,
        WarmThroughput: irrelevant,
      }),
    )
    .default([]),
  TimeToLiveSpecification: z.strictObject({ Enabled: z.boolean(), AttributeName: z.string().optional() }).optional(),
  StreamSpecification: z.strictObject({ StreamViewType: z.string() }).optional(),
  // Encryption, cost and protection: no effect on a laptop.
  BillingMode: irrelevant,
  SSESpecification: irrelevant,
  Tags: irrelevant,
  WarmThroughput: irrelevant,
};

const tableSchema = z.strictObject({
  ...shared,
  PointInTimeRecoverySpecification: irrelevant,
  DeletionProtectionEnabled: irrelevant,
  ProvisionedThroughput: irrelevant,
  TableClass: irrelevant,
  ContributorInsightsSpecification: irrelevant,
});
const globalTableSchema = z.strictObject({
  ...shared,
  WriteOnDemandThroughputSettings: irrelevant,
  Replicas: z.array(
    z.strictObject({
      Region: z.string(),
      PointInTimeRecoverySpecification: irrelevant,
      DeletionProtectionEnabled: irrelevant,
      TableClass: irrelevant,
      SSESpecification: irrelevant,
      ContributorInsightsSpecification: irrelevant,
      GlobalSecondaryIndexes: irrelevant,
      Tags: irrelevant,
    }),
  ),
});

/** A table as the stand-in needs it, from either of the two CloudFormation types. */
export interface TableDefinition {
  name: string;
  keySchema: z.infer<typeof keySchema>;
  attributes: z.infer<typeof shared.AttributeDefinitions>;
  indexes: z.infer<typeof shared.GlobalSecondaryIndexes>;
  /** The attribute holding the expiry in seconds, when time to live is on. */
  expiryAttribute: string | undefined;
}

export const readTable = (resource: Resource): TableDefinition => {
  const isGlobal = resource.type === 'AWS::DynamoDB::GlobalTable';
  const global = isGlobal ? readProperties(resource, globalTableSchema) : undefined;
  const properties = global ?? readProperties(resource, tableSchema);
  const { Enabled, AttributeName } = properties.TimeToLiveSpecification ?? {};
  return {
    name: resource.id,
    keySchema: properties.KeySchema,
    attributes: properties.AttributeDefinitions,
    indexes: properties.GlobalSecondaryIndexes,
    expiryAttribute: Enabled ? AttributeName : undefined,
  };
};
