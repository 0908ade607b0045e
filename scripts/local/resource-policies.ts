import type { Evaluate } from './iam/evaluate.ts';
import { bucketPolicies } from './s3/bucket-properties.ts';
import { queuePolicies } from './sqs/queue-properties.ts';
import type { Stack } from './template/stack.ts';

/** Finds the policy that guards the resource with an ARN: that of a bucket or of a queue. */
export const resourcePolicies = (stack: Stack): ((resource: string) => Evaluate | undefined) => {
  const [ofBucket, ofQueue] = [bucketPolicies(stack), queuePolicies(stack)];
  return (resource) => ofBucket(resource) ?? ofQueue(resource);
};
