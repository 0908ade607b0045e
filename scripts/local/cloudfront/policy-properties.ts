import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';
import { managedCachePolicies, managedOriginRequestPolicies } from './managed-policies.ts';
import type { CachePolicy, OriginRequestPolicy, Selection } from './policies.ts';

/** Each list of a policy has at most ten names, unless AWS raises the quota of an account (TooManyHeadersInOriginRequestPolicy and its like). */
const names = z.array(z.string()).max(10, 'AWS takes at most ten').default([]);
const queryStrings = z.strictObject({
  QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
  QueryStrings: names,
});
const cookies = z.strictObject({ CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']), Cookies: names });

const cachePolicySchema = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: irrelevant,
    MinTTL: z.number(),
    MaxTTL: z.number(),
    DefaultTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingGzip: z.boolean(),
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      QueryStringsConfig: queryStrings,
      CookiesConfig: cookies,
      HeadersConfig: z.strictObject({ HeaderBehavior: z.enum(['none', 'whitelist']), Headers: names }),
    }),
  }),
});
const originRequestPolicySchema = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: irrelevant,
    QueryStringsConfig: queryStrings,
    CookiesConfig: cookies,
    HeadersConfig: z.strictObject({
      HeaderBehavior: z.enum(['none', 'whitelist', 'allViewer', 'allExcept']),
      Headers: names,
    }),
  }),
});

const select = (behavior: string, list: string[], normalize = (name: string) => name): Selection => {
  const listed = new Set(list.map(normalize));
  if (behavior === 'none') return () => false;
  if (behavior === 'whitelist') return (name) => listed.has(normalize(name));
  if (behavior === 'allExcept') return (name) => !listed.has(normalize(name));
  return () => true;
};
const lower = (name: string) => name.toLowerCase();

export const readCachePolicies = (stack: Stack): Map<string, CachePolicy> => {
  const policies = new Map(managedCachePolicies);
  for (const resource of stack.ofType('AWS::CloudFront::CachePolicy')) {
    const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: forwarded } = readProperties(
      resource,
      cachePolicySchema,
    ).CachePolicyConfig;
    policies.set(resource.id, {
      query: select(forwarded.QueryStringsConfig.QueryStringBehavior, forwarded.QueryStringsConfig.QueryStrings),
      cookies: select(forwarded.CookiesConfig.CookieBehavior, forwarded.CookiesConfig.Cookies),
      headers: select(forwarded.HeadersConfig.HeaderBehavior, forwarded.HeadersConfig.Headers, lower),
      // CloudFront compresses only what it may cache.
      gzip: forwarded.EnableAcceptEncodingGzip && MaxTTL > 0,
      brotli: forwarded.EnableAcceptEncodingBrotli && MaxTTL > 0,
    });
  }
  return policies;
};

export const readOriginRequestPolicies = (stack: Stack): Map<string, OriginRequestPolicy> => {
  const policies = new Map(managedOriginRequestPolicies);
  for (const resource of stack.ofType('AWS::CloudFront::OriginRequestPolicy')) {
    const config = readProperties(resource, originRequestPolicySchema).OriginRequestPolicyConfig;
    policies.set(resource.id, {
      query: select(config.QueryStringsConfig.QueryStringBehavior, config.QueryStringsConfig.QueryStrings),
      cookies: select(config.CookiesConfig.CookieBehavior, config.CookiesConfig.Cookies),
      headers: select(config.HeadersConfig.HeaderBehavior, config.HeadersConfig.Headers, lower),
      tellsCountry: config.HeadersConfig.Headers.map(lower).includes('cloudfront-viewer-country'),
    });
  }
  return policies;
};
