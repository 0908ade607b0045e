import { randomUUID } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { slowCalls } from './aws-client.ts';
import { ProblemError } from './problem.ts';

/** Makes CloudFront ask again for everything. @throws ProblemError `cacheNotCleared` */
export type ClearEdgeCache = () => Promise<void>;

/** One path with a wildcard: of a thousand paths a month, which are free, it counts as one. */
const everything = { Quantity: 1, Items: ['/*'] };

export const cloudFrontCache =
  (distributionId: string, client = new CloudFrontClient(slowCalls)): ClearEdgeCache =>
  async () => {
    const InvalidationBatch = { CallerReference: randomUUID(), Paths: everything };
    const command = new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch });
    await client.send(command).catch((cause: unknown) => {
      throw new ProblemError('cacheNotCleared', { cause });
    });
  };
