import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Caller } from '../iam/authorizer.ts';
import { isLoopbackHost } from '../loopback.ts';
import { readBody } from './body.ts';
import type { Service, ServiceResponse } from './service.ts';
import { readSignature } from './signed-request.ts';

const bodyLimit = 64 * 1024 * 1024;

export interface EndpointOptions {
  services: Record<string, Service>;
  callers: ReadonlyMap<string, Caller>;
  /** Told what should never happen: calls to services without a stand-in, and defects. */
  onProblem(message: string): void;
}

const refusal = (status: number, type: string, message: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: type, message }),
});

/** The one loopback address that stands for all AWS services; SDK clients find it in `AWS_ENDPOINT_URL`. */
export const createAwsEndpoint = ({ services, callers, onProblem }: EndpointOptions) =>
  createServer((request, response) => {
    const answer = async (): Promise<ServiceResponse> => {
      if (!isLoopbackHost(request.headers.host)) return refusal(403, 'AccessDeniedException', 'Only on this machine');
      const signed = readSignature(request);
      if (signed === undefined) {
        return refusal(403, 'MissingAuthenticationTokenException', 'Request is missing Authentication Token');
      }
      const caller = callers.get(signed.accessKeyId);
      if (caller === undefined) {
        return refusal(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
      }
      const service = services[signed.service];
      const call = `${signed.service} ${String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`)}`;
      if (service === undefined) {
        onProblem(`${caller.name} called ${call}: the local twin has no stand-in for this service`);
        return refusal(501, 'UnknownServiceException', `The local twin has no stand-in for ${signed.service}`);
      }
      const body = await readBody(request, bodyLimit);
      if (body === undefined) return refusal(413, 'RequestEntityTooLargeException', 'Request body is too large');
      const url = new URL(request.url ?? '/', 'http://localhost');
      try {
        const reply = await service({ caller, method: request.method ?? '', url, headers: request.headers, body });
        if (reply.problem !== undefined) onProblem(`${caller.name} called ${call}: ${reply.problem}`);
        return reply;
      } catch (error) {
        onProblem(`${caller.name} called ${call}: ${error instanceof Error ? error.stack : String(error)}`);
        return refusal(500, 'InternalServerError', 'The stand-in failed; see the output of the local twin');
      }
    };
    void answer().then(({ status, headers, body }) => {
      response.writeHead(status, {
        'content-length': Buffer.byteLength(body),
        ...headers,
        'x-amzn-requestid': randomUUID(),
        'x-amz-request-id': randomUUID(),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
