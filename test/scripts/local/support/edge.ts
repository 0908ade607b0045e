import { ref } from './resources.ts';

/** A CloudFront function `id` with the given code, and its association. */
export const edgeFunction = (id: string, code: string) => ({
  [id]: {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: id,
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: { Runtime: 'cloudfront-js-2.0', Comment: '' },
    },
  },
});
export const associate = (eventType: 'viewer-request' | 'viewer-response', id: string) => ({
  EventType: eventType,
  FunctionARN: { 'Fn::GetAtt': [id, 'FunctionARN'] },
});

interface CachePolicyOptions {
  query?: object;
  headers?: string[];
  cookies?: string[];
  brotli?: boolean;
}
/** A cache policy `Cache` that forwards only what it names. */
export const cachePolicy = ({ query, headers = [], cookies = [], brotli = true }: CachePolicyOptions = {}) => ({
  Cache: {
    Type: 'AWS::CloudFront::CachePolicy',
    Properties: {
      CachePolicyConfig: {
        Name: 'cache',
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 60,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingGzip: true,
          EnableAcceptEncodingBrotli: brotli,
          QueryStringsConfig: query ?? { QueryStringBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: headers.length > 0 ? 'whitelist' : 'none', Headers: headers },
          CookiesConfig: { CookieBehavior: cookies.length > 0 ? 'whitelist' : 'none', Cookies: cookies },
        },
      },
    },
  },
});
export const cacheId = ref('Cache');
