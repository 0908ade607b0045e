import type { Origin } from '../runtime/http-message.ts';
import { arn } from '../template/environment.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { createBehaviors } from './behaviors.ts';
import { type OriginProperties, readDistribution } from './distribution-properties.ts';
import { createEdge } from './edge.ts';
import { createEdgeFunction } from './edge-function.ts';
import { createFetchOrigin } from './fetch-origin.ts';
import { readCachePolicies, readOriginRequestPolicies } from './policy-properties.ts';
import { readResponseHeadersPolicies } from './response-headers.ts';

export interface DistributionOptions {
  /** Makes the origin for a host name of the stack; throws for any other. */
  originOf(origin: OriginProperties, distributionArn: string): Origin;
  /** Makes the addresses in a response header lead to this machine. */
  localize(value: string): string;
  log(line: string): void;
  onProblem(message: string): void;
}

/** A CloudFront distribution of the template as a function from request to response. */
export const createDistribution = (
  stack: Stack,
  resource: Resource,
  { originOf, localize, log, onProblem }: DistributionOptions,
) => {
  const properties = readDistribution(resource);
  const distributionArn = arn('cloudfront', `distribution/${resource.id}`, { region: '' });
  const behaviorFor = createBehaviors(properties, {
    cachePolicies: readCachePolicies(stack),
    originRequestPolicies: readOriginRequestPolicies(stack),
    responseHeaders: readResponseHeadersPolicies(stack, localize),
    edgeFunctions: new Map(
      stack.ofType('AWS::CloudFront::Function').map((each) => [each.id, createEdgeFunction(each, log)]),
    ),
  });
  const fetchOrigin = createFetchOrigin(properties, (origin) => originOf(origin, distributionArn));
  return createEdge({ properties, behaviorFor, fetchOrigin, onProblem });
};
