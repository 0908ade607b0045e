import type { CachePolicy, OriginRequestPolicy, Selections } from './policies.ts';

const all = () => true;
const none = () => false;
const nothing: Selections = { query: none, cookies: none, headers: none };
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name.toLowerCase());

/** AWS's own cache policies by id, as its documentation lists them. */
export const managedCachePolicies: [string, CachePolicy][] = [
  // CachingOptimized
  ['658327ea-f89d-4fab-a63d-7e88639e58f6', { ...nothing, gzip: true, brotli: true }],
  // CachingOptimizedForUncompressedObjects
  ['b2884449-e4de-46a7-ac36-70bc7f1ddd6d', { ...nothing, gzip: false, brotli: false }],
  // CachingDisabled
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', { ...nothing, gzip: false, brotli: false }],
];

/** AWS's own origin request policies by id. */
export const managedOriginRequestPolicies: [string, OriginRequestPolicy][] = [
  // AllViewer
  ['216adef6-5c7f-47e4-b989-5492eafa07d3', { query: all, cookies: all, headers: all }],
  // AllViewerExceptHostHeader
  [
    'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    { query: all, cookies: all, headers: (name) => name.toLowerCase() !== 'host' },
  ],
  // CORS-S3Origin
  [
    '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf',
    { ...nothing, headers: only('origin', 'access-control-request-headers', 'access-control-request-method') },
  ],
  // UserAgentRefererHeaders
  ['acba4595-bd28-49b8-b9fe-13317c0390fa', { ...nothing, headers: only('user-agent', 'referer') }],
];
