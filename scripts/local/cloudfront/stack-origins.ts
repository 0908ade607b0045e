import type { Faults } from '../faults/faults.ts';
import { originWith } from '../faults/struck.ts';
import type { RunningFunction } from '../functions/runner.ts';
import { readApi } from '../gateway/api.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { Origin } from '../runtime/http-message.ts';
import type { Jwks } from '../runtime/jwt.ts';
import type { S3 } from '../s3/s3.ts';
import type { Stack } from '../template/stack.ts';
import type { OriginProperties } from './distribution-properties.ts';
import { createBucketOrigin } from './origins.ts';

export interface OriginParts {
  s3: S3;
  faults: Faults;
  /** Functions by ARN. */
  functions: ReadonlyMap<string, RunningFunction>;
  jwksOf(issuer: string): Jwks | undefined;
  now(): number;
}

/** The stack's APIs and buckets by the host names under which a distribution reaches them. */
export const createStackOrigins = (stack: Stack, { s3, faults, functions, jwksOf, now }: OriginParts) => {
  const origins = new Map<string, (distributionArn: string) => Origin>();
  for (const resource of stack.ofType('AWS::ApiGatewayV2::Api')) {
    const api = readApi(stack, resource, { functions, jwksOf, now });
    const gateway = createGateway(api, now);
    origins.set(api.domainName, () => gateway);
  }
  for (const bucket of stack.ofType('AWS::S3::Bucket')) {
    origins.set(bucket.attribute('RegionalDomainName'), (arn) =>
      originWith(faults, createBucketOrigin(s3, bucket.id, arn)),
    );
  }
  return ({ DomainName }: OriginProperties, distributionArn: string): Origin => {
    const origin = origins.get(DomainName);
    if (origin === undefined) throw new Error(`The local twin does not know the origin ${DomainName}`);
    return origin(distributionArn);
  };
};
