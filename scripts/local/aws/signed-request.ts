import type { IncomingMessage } from 'node:http';

/** Who signed a request and for which service, from its SigV4 header. The signature itself is not checked. */
export interface Signed {
  accessKeyId: string;
  service: string;
}

const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/;

export const readSignature = (request: IncomingMessage): Signed | undefined => {
  const [, accessKeyId, service] = pattern.exec(request.headers.authorization ?? '') ?? [];
  return accessKeyId === undefined || service === undefined ? undefined : { accessKeyId, service };
};
