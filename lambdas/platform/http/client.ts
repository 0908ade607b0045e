import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Where a request came from. */
export interface Client {
  /** As the gateway saw it; a header of the caller's own could say anything. */
  ip: string;
  userAgent: string;
}

export const clientOf = ({ requestContext }: APIGatewayProxyEventV2): Client => ({
  ip: requestContext.http.sourceIp,
  userAgent: requestContext.http.userAgent.slice(0, 512),
});
