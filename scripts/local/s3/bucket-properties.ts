import * as z from 'zod';
import { createEvaluator, type Evaluate } from '../iam/evaluate.ts';
import { policyDocumentSchema } from '../iam/policy-document.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type CorsRule, corsRuleSchema } from './cors.ts';
import { type LifecycleRule, lifecycleRuleSchema } from './lifecycle.ts';

const bucketSchema = z.strictObject({
  BucketName: z.string().optional(),
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRuleSchema) }).default({ CorsRules: [] }),
  LifecycleConfiguration: z.strictObject({ Rules: z.array(lifecycleRuleSchema) }).default({ Rules: [] }),
  // A key that may be read from a laptop's disk needs no encryption; nothing has older versions here.
  BucketEncryption: irrelevant,
  OwnershipControls: irrelevant,
  PublicAccessBlockConfiguration: irrelevant,
  VersioningConfiguration: irrelevant,
  Tags: irrelevant,
});
const policySchema = z.strictObject({ Bucket: z.string(), PolicyDocument: policyDocumentSchema });

/** The rules by which a bucket acts by itself. */
export interface BucketRules {
  cors: CorsRule[];
  lifecycle: LifecycleRule[];
}

export const readBucket = (resource: Resource): BucketRules => {
  const { CorsConfiguration, LifecycleConfiguration } = readProperties(resource, bucketSchema);
  return { cors: CorsConfiguration.CorsRules, lifecycle: LifecycleConfiguration.Rules };
};

/** Finds the policy that guards an S3 ARN, bucket or object. */
export const bucketPolicies = (stack: Stack): ((resource: string) => Evaluate | undefined) => {
  const policies = new Map(
    stack.ofType('AWS::S3::BucketPolicy').map((resource) => {
      const { Bucket, PolicyDocument } = readProperties(resource, policySchema);
      return [Bucket, createEvaluator(PolicyDocument.Statement)] as const;
    }),
  );
  return (resource) => {
    const [, bucket] = /^arn:aws:s3:::([^/]+)/.exec(resource) ?? [];
    return bucket === undefined ? undefined : policies.get(bucket);
  };
};
