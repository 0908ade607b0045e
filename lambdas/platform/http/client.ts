import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isFromCloudFront } from './origin.ts';

/** Where a request came from. */
export interface Client {
  ip: string;
  userAgent: string;
}

/**
 * The gateway sees CloudFront's address, shared by many people. CloudFront tells the caller's own, beside its key: whoever
 * calls the gateway directly is taken at the address that it sees, whatever their headers say.
 */
export const clientOf = ({ requestContext, headers }: APIGatewayProxyEventV2): Client => {
  const { sourceIp, userAgent } = requestContext.http;
  return {
    ip: (isFromCloudFront(headers) && headers['x-viewer-address']) || sourceIp,
    userAgent: userAgent.slice(0, 512),
  };
};
