import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from './aws/body.ts';
import { corsHeaders, preflightReply } from './aws/cors.ts';
import { readSignature } from './aws/signed-request.ts';
import type { Faults } from './faults/faults.ts';
import { callsWith } from './faults/struck.ts';
import { anybody, type Caller } from './iam/authorizer.ts';
import { keepAliveTimeout, listen, stop } from './runtime/listen.ts';
import { isLoopbackHost } from './runtime/loopback.ts';
import type { DirectService, Service, ServiceResponse } from './stand-in/service.ts';

const bodyLimit = 64 * 1024 * 1024;

/** Calls that need no signature, as browsers make them. */
export interface OpenCalls {
  /** The service's name in signatures. */
  name: string;
  /** The service behind a call (`X-Amz-Target`) that anybody may make. */
  serviceOf(target: string): Service | undefined;
  /** Whether pages of this origin may call. */
  admits(origin: string): boolean;
}

export interface EndpointOptions {
  services: Record<string, Service>;
  callers: ReadonlyMap<string, Caller>;
  /** Without it, every call must be signed. */
  open?: OpenCalls;
  /** Asked before all other services. */
  direct?: DirectService;
  /** Without it, no call ever fails on purpose. */
  faults?: Faults;
  /** Ends the function of this name at once, as a fault asks. */
  kill?(caller: string): void;
  /**
   * The time that replies name; by default the laptop's. A client that sees a time different from its own assumes that
   * its clock is wrong, and repeats each refused call.
   */
  now?: () => number;
  /** Called for what should never happen: calls to services without a stand-in, and defects. */
  onProblem(message: string): void;
}

const refusal = (status: number, type: string, message: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: type, message }),
});

/** The one loopback address that stands for all AWS services; SDK clients read it from `AWS_ENDPOINT_URL`. */
export const createAwsEndpoint = ({
  services,
  callers,
  open,
  direct,
  faults,
  kill,
  now = Date.now,
  onProblem,
}: EndpointOptions) => {
  const withFaults = callsWith(faults, (caller) => kill?.(caller));
  const watched = async (
    { who, call, request }: { who: string; call: string; request: IncomingMessage },
    reply: Promise<ServiceResponse>,
  ): Promise<ServiceResponse> => {
    try {
      const { problem, ...rest } = await reply;
      if (problem !== undefined) onProblem(`${who} called ${call}: ${problem}`);
      return rest;
    } catch (error) {
      // The caller hung up before the whole request was there, which is no failure of the stand-in.
      if (request.destroyed && !request.complete) throw error;
      onProblem(`${who} called ${call}: ${error instanceof Error ? error.stack : String(error)}`);
      return refusal(500, 'InternalServerError', 'The stand-in failed; see the output of the local twin');
    }
  };

  const perform = async (request: IncomingMessage, caller: Caller, service: Service, call: string) => {
    const body = await readBody(request, bodyLimit);
    if (body === undefined) return refusal(413, 'RequestEntityTooLargeException', 'Request body is too large');
    const url = new URL(request.url ?? '/', 'http://localhost');
    return watched(
      { who: caller.name, call, request },
      service({ caller, method: request.method ?? '', url, headers: request.headers, body }),
    );
  };

  /** Undefined if the connection is to be cut. */
  const answer = async (
    request: IncomingMessage,
    isDirect: boolean,
    isOwnPage: boolean,
  ): Promise<ServiceResponse | undefined> => {
    const { host, origin } = request.headers;
    if (!isLoopbackHost(host)) return refusal(403, 'AccessDeniedException', 'Only on this machine');
    if (direct !== undefined && isDirect) {
      const [path] = (request.url ?? '').split('?', 1);
      const caller = callers.get(readSignature(request)?.accessKeyId ?? '') ?? anybody;
      const call = `${request.method} ${path}`;
      return withFaults('s3', request, caller, () =>
        watched({ who: 'somebody', call, request }, direct.answer(request)),
      );
    }
    const target = String(request.headers['x-amz-target'] ?? '');
    const signed = readSignature(request);
    if (signed === undefined) {
      if (isOwnPage && request.method === 'OPTIONS') return preflightReply(request);
      const service = origin === undefined || isOwnPage ? open?.serviceOf(target) : undefined;
      if (open !== undefined && service !== undefined) {
        return withFaults(open.name, request, anybody, () => perform(request, anybody, service, target));
      }
      return refusal(403, 'MissingAuthenticationTokenException', 'Request is missing Authentication Token');
    }
    const caller = callers.get(signed.accessKeyId);
    if (caller === undefined) {
      return refusal(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
    }
    const service = Object.hasOwn(services, signed.service) ? services[signed.service] : undefined;
    const call = `${signed.service} ${target || `${request.method} ${request.url}`}`;
    if (service === undefined) {
      onProblem(`${caller.name} called ${call}: the local twin has no stand-in for this service`);
      return refusal(501, 'UnknownServiceException', `The local twin has no stand-in for ${signed.service}`);
    }
    return withFaults(signed.service, request, caller, () => perform(request, caller, service, call));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    const isDirect = direct?.takes(request) === true;
    const isOwnPage = !isDirect && origin !== undefined && open?.admits(origin) === true;
    const reply = await answer(request, isDirect, isOwnPage);
    if (reply === undefined) return void response.destroy();
    const { status, headers, body } = reply;
    response.writeHead(status, {
      'content-length': Buffer.byteLength(body),
      ...headers,
      ...(isOwnPage ? corsHeaders(origin) : {}),
      date: new Date(now()).toUTCString(),
      'x-amzn-requestid': randomUUID(),
      'x-amz-request-id': randomUUID(),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const underWay = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const handling = handle(request, response)
      .catch((error: unknown) => {
        // A caller that disconnected in the middle of its request is no defect.
        if (!request.destroyed) onProblem(`${request.method} ${request.url}: ${String(error)}`);
        response.destroy();
      })
      .finally(() => underWay.delete(handling));
    underWay.add(handling);
  });
  return {
    listen: (port: number) => listen(server, port),
    /** Accepts no more calls. Calls that are still running are finished, so that nothing is written afterwards. */
    close: async () => {
      await stop(server);
      await Promise.allSettled(underWay);
    },
  };
};
