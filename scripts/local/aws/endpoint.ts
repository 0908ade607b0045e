import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Caller } from '../iam/authorizer.ts';
import { isLoopbackHost } from '../loopback.ts';
import { readBody } from './body.ts';
import { corsHeaders, preflightReply } from './cors.ts';
import type { Service, ServiceResponse } from './service.ts';
import { readSignature } from './signed-request.ts';

const bodyLimit = 64 * 1024 * 1024;

/** Calls that need no signature, as browsers make them. */
export interface OpenCalls {
  /** The service behind a call (`X-Amz-Target`) that anybody may make. */
  serviceOf(target: string): Service | undefined;
  /** Whether pages of this origin may call. */
  admits(origin: string): boolean;
}

export interface EndpointOptions {
  services: Record<string, Service>;
  callers: ReadonlyMap<string, Caller>;
  /** Without it every call must be signed. */
  open?: OpenCalls;
  /** Told what should never happen: calls to services without a stand-in, and defects. */
  onProblem(message: string): void;
}

/** Has no statements: IAM allows them nothing. */
const anybody: Caller = { name: 'anybody', principal: { service: 'anybody' } };

const refusal = (status: number, type: string, message: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: type, message }),
});

/** The one loopback address that stands for all AWS services; SDK clients find it in `AWS_ENDPOINT_URL`. */
export const createAwsEndpoint = ({ services, callers, open, onProblem }: EndpointOptions) => {
  const perform = async (request: IncomingMessage, caller: Caller, service: Service, call: string) => {
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

  const answer = async (request: IncomingMessage, isOwnPage: boolean): Promise<ServiceResponse> => {
    const { host, origin } = request.headers;
    if (!isLoopbackHost(host)) return refusal(403, 'AccessDeniedException', 'Only on this machine');
    const target = String(request.headers['x-amz-target'] ?? '');
    const signed = readSignature(request);
    if (signed === undefined) {
      if (isOwnPage && request.method === 'OPTIONS') return preflightReply(request);
      const service = origin === undefined || isOwnPage ? open?.serviceOf(target) : undefined;
      if (service !== undefined) return perform(request, anybody, service, target);
      return refusal(403, 'MissingAuthenticationTokenException', 'Request is missing Authentication Token');
    }
    const caller = callers.get(signed.accessKeyId);
    if (caller === undefined) {
      return refusal(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
    }
    const service = services[signed.service];
    const call = `${signed.service} ${target || `${request.method} ${request.url}`}`;
    if (service === undefined) {
      onProblem(`${caller.name} called ${call}: the local twin has no stand-in for this service`);
      return refusal(501, 'UnknownServiceException', `The local twin has no stand-in for ${signed.service}`);
    }
    return perform(request, caller, service, call);
  };

  return createServer((request, response) => {
    const { origin } = request.headers;
    const isOwnPage = origin !== undefined && open?.admits(origin) === true;
    void answer(request, isOwnPage).then(({ status, headers, body }) => {
      response.writeHead(status, {
        'content-length': Buffer.byteLength(body),
        ...headers,
        ...(isOwnPage ? corsHeaders(origin) : {}),
        'x-amzn-requestid': randomUUID(),
        'x-amz-request-id': randomUUID(),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
};
