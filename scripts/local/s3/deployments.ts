import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readStamps, writeStamps } from '../runtime/stamps.ts';
import type { Assembly } from '../template/assembly.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';
import { contentTypeOf } from './content-types.ts';
import type { S3 } from './s3.ts';
import { createFilter } from './sync-filter.ts';

const deploymentSchema = z.strictObject({
  ServiceToken: z.string(),
  SourceBucketNames: z.array(z.string()),
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: z.boolean().default(true),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: z.record(z.string(), z.string()).default({}),
  // Nothing is cached here that would have to be invalidated.
  DistributionId: irrelevant,
  DistributionPaths: irrelevant,
  WaitForDistributionInvalidation: irrelevant,
  RetainOnDelete: irrelevant,
  OutputObjectKeys: irrelevant,
  DestinationBucketArn: irrelevant,
});

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
};

const deploy = async (s3: S3, assembly: Assembly, properties: z.infer<typeof deploymentSchema>): Promise<void> => {
  const store = s3.bucket(properties.DestinationBucketName);
  const prefix = properties.DestinationBucketKeyPrefix === '' ? '' : `${properties.DestinationBucketKeyPrefix}/`;
  const selected = createFilter(properties.Exclude, properties.Include);
  const headers = {
    ...Object.fromEntries(
      Object.entries(properties.SystemMetadata).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...Object.fromEntries(
      Object.entries(properties.UserMetadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
    ),
  };
  const written = new Set<string>();
  for (const sourceKey of properties.SourceObjectKeys) {
    const folder = assembly.asset(sourceKey);
    for (const file of (await filesBelow(folder)).filter(selected)) {
      const key = prefix + file;
      written.add(key);
      await store.put(key, await readFile(path.join(folder, file)), {
        'content-type': contentTypeOf(file),
        ...headers,
      });
    }
  }
  if (!properties.Prune) return;
  const stale = store
    .keys()
    .filter((key) => key.startsWith(prefix) && !written.has(key) && selected(key.slice(prefix.length)));
  for (const key of stale) await store.delete(key);
};

const stampsFile = (folder: string): string => path.join(folder, 'deployments.json');

/** The buckets that these deployments have filled before. */
export const deployedBuckets = async (resources: Resource[], folder: string): Promise<Set<string>> => {
  const stamps = await readStamps(stampsFile(folder));
  const ran = resources.filter(({ logicalId }) => logicalId in stamps);
  return new Set(ran.map((resource) => readProperties(resource, deploymentSchema).DestinationBucketName));
};

/** Runs the bucket deployments whose properties (so also whose files) changed since they last ran, in order. */
export const runDeployments = async (
  s3: S3,
  assembly: Assembly,
  resources: Resource[],
  folder: string,
): Promise<void> => {
  const file = stampsFile(folder);
  const stamps = await readStamps(file);
  for (const resource of resources) {
    const properties = readProperties(resource, deploymentSchema);
    const stamp = createHash('sha256').update(JSON.stringify(properties)).digest('hex');
    if (stamps[resource.logicalId] === stamp) continue;
    await deploy(s3, assembly, properties);
    stamps[resource.logicalId] = stamp;
    await writeStamps(file, stamps);
  }
};
