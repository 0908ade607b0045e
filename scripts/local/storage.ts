import path from 'node:path';
import { jsonService } from './aws/json-service.ts';
import { type DynamoDb, openDynamoDb } from './dynamodb/dynamodb.ts';
import { readTable } from './dynamodb/table-properties.ts';
import type { Authorizer } from './iam/authorizer.ts';
import { keptData } from './kept-data.ts';
import { readBucket } from './s3/bucket-properties.ts';
import { deployedBuckets, runDeployments } from './s3/deployments.ts';
import { createS3, type S3 } from './s3/s3.ts';
import type { StandIn } from './stand-in/stand-in.ts';
import type { Assembly } from './template/assembly.ts';

export interface Storage extends StandIn {
  dynamoDb: DynamoDb;
  s3: S3;
  /** Table names by logical id. */
  tables: Record<string, string>;
  /** Tables that did not exist before this start. */
  freshTables: string[];
}

export interface StorageSurroundings {
  dataDir: string;
  authorizer: Authorizer;
  now(): number;
  onProblem(message: string): void;
}

/** Opens tables and buckets over a data folder, creates what the template added and copies what it deploys. */
export const openStorage = async (
  assembly: Assembly,
  { dataDir, authorizer, now, onProblem }: StorageSurroundings,
): Promise<Storage> => {
  const { stack } = assembly;
  const s3Folder = path.join(dataDir, keptData.buckets);
  const s3 = createS3(s3Folder, authorizer, now);
  const deployments = stack.ofType('Custom::CDKBucketDeployment');
  const filled = await deployedBuckets(deployments, s3Folder);
  for (const bucket of stack.ofType('AWS::S3::Bucket'))
    await s3.createBucket(bucket.id, readBucket(bucket), filled.has(bucket.id));
  await s3.expire();
  await runDeployments(s3, assembly, deployments, s3Folder);

  const definitions = stack
    .ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
    .map((resource) => ({ resource, definition: readTable(resource) }));
  const dynamoDb = await openDynamoDb({
    folder: path.join(dataDir, keptData.tables),
    now,
    onProblem,
  });
  const freshTables: string[] = [];
  for (const { definition } of definitions) {
    const { created } = await dynamoDb.ensureTable(definition);
    if (created) freshTables.push(definition.name);
  }
  const tables = Object.fromEntries(
    definitions.map(({ resource, definition }) => [resource.logicalId, definition.name]),
  );
  return {
    dynamoDb,
    s3,
    tables,
    freshTables,
    services: {
      dynamodb: jsonService((operation, input, { caller }) => {
        authorizer.require(caller, dynamoDb.access(operation, input));
        return dynamoDb.perform(operation, input);
      }),
    },
    onClockMoved: async () => {
      await dynamoDb.sweep();
      await s3.expire();
    },
    close: dynamoDb.close,
  };
};
