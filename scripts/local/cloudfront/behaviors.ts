import type { BehaviorProperties, DistributionProperties } from './distribution-properties.ts';
import type { EdgeFunction } from './edge-function.ts';
import type { CachePolicy, OriginRequestPolicy } from './policies.ts';
import type { ApplyHeaders } from './response-headers.ts';

/** A cache behavior with everything that it refers to. */
export interface Behavior {
  target: string;
  methods: string[];
  compress: boolean;
  cache: CachePolicy;
  originRequest: OriginRequestPolicy | undefined;
  applyHeaders: ApplyHeaders | undefined;
  viewerRequest: EdgeFunction | undefined;
  viewerResponse: EdgeFunction | undefined;
}

export interface BehaviorParts {
  cachePolicies: Map<string, CachePolicy>;
  originRequestPolicies: Map<string, OriginRequestPolicy>;
  responseHeaders: Map<string, ApplyHeaders>;
  edgeFunctions: Map<string, EdgeFunction>;
}

const referred = <T>(values: Map<string, T>, id: string, what: string): T => {
  const value = values.get(id);
  if (value === undefined) throw new Error(`The local twin does not know the ${what} ${id}`);
  return value;
};

const read = (properties: BehaviorProperties, parts: BehaviorParts): Behavior => {
  const { OriginRequestPolicyId, ResponseHeadersPolicyId, FunctionAssociations } = properties;
  const edge = (type: string): EdgeFunction | undefined => {
    const association = FunctionAssociations.find(({ EventType }) => EventType === type);
    return association && referred(parts.edgeFunctions, association.FunctionARN, 'CloudFront function');
  };
  return {
    target: properties.TargetOriginId,
    methods: properties.AllowedMethods,
    compress: properties.Compress,
    cache: referred(parts.cachePolicies, properties.CachePolicyId, 'cache policy'),
    originRequest:
      OriginRequestPolicyId === undefined
        ? undefined
        : referred(parts.originRequestPolicies, OriginRequestPolicyId, 'origin request policy'),
    applyHeaders:
      ResponseHeadersPolicyId === undefined
        ? undefined
        : referred(parts.responseHeaders, ResponseHeadersPolicyId, 'response headers policy'),
    viewerRequest: edge('viewer-request'),
    viewerResponse: edge('viewer-response'),
  };
};

const matcher = (pattern: string): RegExp => {
  const source = pattern
    .replace(/^\/?/, '/')
    .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
};

/** Chooses the behavior for a path: the first pattern in the template's order that matches, else the default one. */
export const createBehaviors = (
  { CacheBehaviors, DefaultCacheBehavior }: DistributionProperties,
  parts: BehaviorParts,
): ((path: string) => Behavior) => {
  const patterns = CacheBehaviors.map(({ PathPattern, ...properties }) => ({
    matches: matcher(PathPattern),
    behavior: read(properties, parts),
  }));
  const otherwise = read(DefaultCacheBehavior, parts);
  return (path) => patterns.find(({ matches }) => matches.test(path))?.behavior ?? otherwise;
};
