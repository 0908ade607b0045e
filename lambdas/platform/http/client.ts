import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Where a request came from. */
export interface Client {
  ip: string;
  userAgent: string;
}

/**
 * The gateway sees CloudFront's address, shared by many people. CloudFront tells the caller's own, and beside it a key
 * that only it and the functions have: whoever calls the gateway directly is taken at the address that it sees, whatever
 * their headers say.
 */
export const clientOf = (
  { requestContext, headers }: APIGatewayProxyEventV2,
  originKey = process.env.ORIGIN_KEY,
): Client => {
  const { sourceIp, userAgent } = requestContext.http;
  const viaCloudFront = Boolean(originKey) && headers['x-origin-key'] === originKey;
  return {
    ip: (viaCloudFront && headers['x-viewer-address']) || sourceIp,
    userAgent: userAgent.slice(0, 512),
  };
};
