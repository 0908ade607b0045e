import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isFromCloudFront } from './origin.ts';

/** The origin of a request: address and browser. */
export interface Client {
  ip: string;
  userAgent: string;
}

/**
 * The gateway sees CloudFront's address, which many people share. CloudFront passes on the caller's own address
 * together with its key. For a caller that bypasses CloudFront, the address that the gateway sees is used, whatever the
 * headers say.
 */
export const clientOf = ({ requestContext, headers }: APIGatewayProxyEventV2): Client => {
  const { sourceIp, userAgent } = requestContext.http;
  return {
    ip: (isFromCloudFront(headers) && headers['x-viewer-address']) || sourceIp,
    userAgent: userAgent.slice(0, 512),
  };
};
