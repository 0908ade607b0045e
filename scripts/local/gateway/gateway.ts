import { randomBytes } from 'node:crypto';
import { isThrottled } from '../functions/concurrency.ts';
import type { Outcome } from '../functions/sandbox.ts';
import type { HttpRequest, HttpResponse } from '../runtime/http-message.ts';
import { claimsForEvent } from '../runtime/jwt.ts';
import type { Api, Target } from './api.ts';
import { createEvent, gatewayPath } from './event.ts';
import { gatewayMessage, replyOf } from './reply.ts';
import { createRouter } from './routes.ts';

/** The largest body that an HTTP API accepts, in bytes. */
const bodyLimit = 10 * 1024 * 1024;

type Authorized = { claims?: Record<string, string> } | { refusal: HttpResponse };

const authorized = ({ authorize, scopes }: Target, request: HttpRequest): Authorized => {
  if (authorize === undefined) return {};
  const claims = authorize(request);
  if (claims === undefined) {
    const refusal = gatewayMessage(401, 'Unauthorized');
    refusal.headers.set('www-authenticate', ['Bearer']);
    return { refusal };
  }
  const granted = (claims.scope ?? '').split(' ');
  if (scopes.length > 0 && !scopes.some((scope) => granted.includes(scope))) {
    return { refusal: gatewayMessage(403, 'Forbidden') };
  }
  return { claims: claimsForEvent(claims) };
};

/** Resolves to undefined when the integration does not answer in time. */
const withinLimit = async (outcome: Promise<Outcome>, milliseconds: number): Promise<Outcome | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  try {
    return await Promise.race([outcome, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** An HTTP API in this process: finds the route, checks the token, invokes the function, shapes the reply. */
export const createGateway = (api: Api, now: () => number) => {
  const route = createRouter(api.routes);
  const source = { apiId: api.id, domainName: api.domainName, stage: '$default' };

  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    if (request.body.length > bodyLimit) return gatewayMessage(413, 'Request Entity Too Large');
    const path = gatewayPath(request.path);
    if (path === undefined) return gatewayMessage(400, 'Bad Request');
    const match = route(request.method, path);
    if (match === undefined) return gatewayMessage(404, 'Not Found');
    const access = authorized(match.target, request);
    if ('refusal' in access) return access.refusal;
    const { run, timeoutMilliseconds } = match.target;
    const event = createEvent(source, request, path, match, access.claims, new Date(now()));
    const outcome = await withinLimit(run.invoke(event, `${request.method} ${path}`), timeoutMilliseconds);
    // Of a function that may not run now, the caller hears no more than of one that takes too long.
    return outcome === undefined || isThrottled(outcome)
      ? gatewayMessage(503, 'Service Unavailable')
      : replyOf(outcome);
  };

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const response = await answer(request);
    response.headers.set('apigw-requestid', [randomBytes(8).toString('base64url')]);
    return response;
  };
};
