import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';

const none = z.array(z.never()).max(0).optional();

const behaviorShape = {
  TargetOriginId: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }))
    .default([]),
  LambdaFunctionAssociations: none,
  TrustedKeyGroups: none,
  TrustedSigners: none,
  // The local port speaks plain http and caches nothing.
  CachedMethods: irrelevant,
  ViewerProtocolPolicy: irrelevant,
  SmoothStreaming: irrelevant,
};
const behaviorSchema = z.strictObject(behaviorShape);
export type BehaviorProperties = z.infer<typeof behaviorSchema>;

const originSchema = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  OriginAccessControlId: z.string().optional(),
  OriginCustomHeaders: z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
  // How CloudFront connects: here it is a call in this process.
  CustomOriginConfig: irrelevant,
  S3OriginConfig: irrelevant,
  ConnectionAttempts: irrelevant,
  ConnectionTimeout: irrelevant,
  ResponseCompletionTimeout: irrelevant,
  OriginShield: irrelevant,
});
export type OriginProperties = z.infer<typeof originSchema>;

const groupSchema = z.strictObject({
  Id: z.string(),
  Members: z.strictObject({ Items: z.array(z.strictObject({ OriginId: z.string() })).length(2), Quantity: z.number() }),
  FailoverCriteria: z.strictObject({
    StatusCodes: z.strictObject({ Items: z.array(z.number()), Quantity: z.number() }),
  }),
});

const distributionSchema = z.strictObject({
  DistributionConfig: z.strictObject({
    Enabled: z.literal(true),
    Origins: z.array(originSchema),
    OriginGroups: z
      .strictObject({ Items: z.array(groupSchema), Quantity: z.number() })
      .default({ Items: [], Quantity: 0 }),
    DefaultCacheBehavior: behaviorSchema,
    CacheBehaviors: z.array(z.strictObject({ ...behaviorShape, PathPattern: z.string() })).default([]),
    CustomErrorResponses: z
      .array(
        z.strictObject({
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
          ErrorCachingMinTTL: irrelevant,
        }),
      )
      .default([]),
    DefaultRootObject: z.string().default(''),
    // Names, certificates, logs, protocols and prices of the real thing.
    Aliases: irrelevant,
    Comment: irrelevant,
    HttpVersion: irrelevant,
    IPV6Enabled: irrelevant,
    Logging: irrelevant,
    PriceClass: irrelevant,
    Restrictions: irrelevant,
    ViewerCertificate: irrelevant,
    WebACLId: irrelevant,
  }),
  Tags: irrelevant,
});

export const readDistribution = (resource: Resource) => readProperties(resource, distributionSchema).DistributionConfig;
export type DistributionProperties = ReturnType<typeof readDistribution>;
