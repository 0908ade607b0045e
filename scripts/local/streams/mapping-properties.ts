import * as z from 'zod';
import { readTable } from '../dynamodb/table-properties.ts';
import { functionArn } from '../functions/invoke.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { compileFilters } from './filter.ts';
import type { StreamRecord, TableStream } from './record.ts';

const mappingSchema = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  BatchSize: z.int().min(1).max(10_000).default(100),
  MaximumBatchingWindowInSeconds: z.int().min(0).max(300).default(0),
  FilterCriteria: z
    .strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string() })) })
    .default({ Filters: [] }),
  // -1: without end, as far as retries and age go.
  MaximumRetryAttempts: z.int().min(-1).max(10_000).default(-1),
  MaximumRecordAgeInSeconds: z.int().min(-1).max(604_800).default(-1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  DestinationConfig: z.strictObject({ OnFailure: z.strictObject({ Destination: z.string() }) }).optional(),
  Enabled: z.boolean().default(true),
  // Of each shard, the twin hands on one batch after the other.
  ParallelizationFactor: z.literal(1).optional(),
  Tags: irrelevant,
});

const streamSchema = z.looseObject({
  StreamSpecification: z.looseObject({ StreamViewType: z.literal('NEW_AND_OLD_IMAGES') }),
});

/** A stream, the function that gets its records, and on what terms. */
export interface Mapping {
  logicalId: string;
  stream: TableStream;
  functionArn: string;
  matches(record: StreamRecord): boolean;
  /** The ARN of the SNS topic that hears of batches that were given up. */
  onFailure: string | undefined;
  terms: z.infer<typeof mappingSchema>;
}

const streamOf = (stack: Stack, streamArn: string, mapping: Resource): TableStream => {
  const table = stack
    .ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
    .find((each) => each.attribute('StreamArn') === streamArn);
  if (table === undefined) throw new Error(`The event source of ${mapping.logicalId} is no table of the template`);
  if (!streamSchema.safeParse(table.properties).success) {
    throw new Error(`${table.logicalId} needs a stream with NEW_AND_OLD_IMAGES for ${mapping.logicalId}`);
  }
  const { name, keySchema } = readTable(table);
  return { arn: streamArn, table: name, keys: keySchema.map(({ AttributeName }) => AttributeName) };
};

/** Reads an event source mapping. Anything that the twin cannot do as it says is an error. */
export const readMapping = (stack: Stack, resource: Resource): Mapping => {
  const terms = readProperties(resource, mappingSchema);
  const onFailure = terms.DestinationConfig?.OnFailure.Destination;
  if (onFailure !== undefined && !stack.ofType('AWS::SNS::Topic').some(({ id }) => id === onFailure)) {
    throw new Error(`The failures of ${resource.logicalId} go to ${onFailure}, which is no topic of the template`);
  }
  return {
    logicalId: resource.logicalId,
    stream: streamOf(stack, terms.EventSourceArn, resource),
    functionArn: functionArn(terms.FunctionName),
    matches: compileFilters(terms.FilterCriteria.Filters.map(({ Pattern }) => Pattern)),
    onFailure,
    terms,
  };
};
