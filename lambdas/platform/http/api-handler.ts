import { randomUUID } from 'node:crypto';
import middy, { type MiddlewareObj } from '@middy/core';
import httpRouter, { type Method as RouterMethod } from '@middy/http-router';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import type { CachePolicy, Endpoint, Input, Output } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';
import { instanceMeters } from '../cache/meters.ts';
import type { Log } from '../log.ts';
import { ProblemError } from '../problem.ts';
import type { Caller } from '../session.ts';
import { withTimeLeft } from '../time-left.ts';
import { type Admission, admit } from './admit.ts';
import type { Idempotency, Operation } from './idempotency.ts';
import { onlyFromCloudFront } from './origin.ts';
import { problems } from './problems.ts';
import { reply } from './reply.ts';
import { type Client, type Cookies, clientOf, cookiesOf, languageOfEvent, parseInput } from './request.ts';

/** The input of a use case: typed values, the caller's language and address, never the raw event. */
export interface Call<E extends Endpoint> {
  pathParameters: Input<E, 'pathParameters'>;
  query: Input<E, 'query'>;
  body: Input<E, 'body'>;
  language: Language;
  client: Client;
  cookies: Cookies;
  /** Set for an idempotent write: all attempts with the same key are one operation. */
  operation: E['idempotent'] extends true ? Operation : undefined;
  /** The caller; only if the endpoint is not public. */
  caller: E['access'] extends 'public' ? undefined : Caller;
}

/** Returns the body of the endpoint's success status; any other status is thrown as a ProblemError. */
export type Route<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Output<E>;

/** One use case per endpoint of a contract module, under the endpoint's name. */
export type RoutesOf<Contracts> = {
  [Name in keyof Contracts as Contracts[Name] extends Endpoint ? Name : never]: Contracts[Name] extends Endpoint
    ? Route<Contracts[Name]>
    : never;
};

/** One use case per endpoint of a registry entry, by endpoint id: a missing or foreign id does not compile. */
export type Routes<Endpoints extends readonly Endpoint[]> = {
  [Id in Endpoints[number]['id']]: Route<Extract<Endpoints[number], { id: Id }>>;
};

interface Services extends Admission {
  log: Log;
  /** How long replies to public reads may be kept, where administrators have set it; in seconds. */
  cacheTimes?: () => Promise<Pick<CachePolicy, 'browser' | 'edge'> & Partial<CachePolicy>>;
  /** Called before each call is served. */
  prepare?: () => Promise<void>;
  /** Counts the use of caches. */
  usage?: MiddlewareObj;
  /** Required if any endpoint is idempotent by key. */
  idempotency?: Idempotency;
}

const serve =
  <E extends Endpoint>(endpoint: E, route: Route<E>, { idempotency, prepare, cacheTimes, ...admission }: Services) =>
  async (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyResultV2> => {
    if (endpoint.cache) instanceMeters.add('edgeRequests');
    const caller = endpoint.access === 'public' ? undefined : await admit(event, endpoint.access, admission);
    const input = parseInput(endpoint, event);
    await prepare?.();
    const { cookies, lines } = cookiesOf(event);
    const call = { ...input, language: languageOfEvent(event), client: clientOf(event), cookies, caller };
    const act = async (operation: Operation) => route({ ...call, operation } as Call<E>);
    const key = endpoint.idempotent ? event.headers['idempotency-key'] : undefined;
    const body =
      key && caller && idempotency
        ? await idempotency(
            { scope: `${caller.userId} ${endpoint.id}`, key, input, remainingMs: context.getRemainingTimeInMillis() },
            act,
          )
        : await act({ id: randomUUID(), finished: () => [] });
    const cache = endpoint.cache?.isSetting ? { ...endpoint.cache, ...(await cacheTimes?.()) } : endpoint.cache;
    const answer = reply(endpoint, body, { cache, ifNoneMatch: event.headers['if-none-match'] });
    return { ...answer, ...(lines.length > 0 ? { cookies: lines } : {}) };
  };

/**
 * If the time runs out, we answer before the gateway does, because it knows neither the language nor the error code.
 */
const answerInTime = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    throw new ProblemError('unavailable');
  },
};

const timed =
  (handler: ReturnType<typeof serve>): ReturnType<typeof serve> =>
  (event, context) =>
    withTimeLeft(context.getRemainingTimeInMillis() - answerInTime.timeoutEarlyInMillis, () => handler(event, context));

/**
 * A route of the gateway may stand for all endpoints of an area: its only parameter is then the rest of the path. The router would take a slash
 * at its end, which the gateway takes in no route that stands for one endpoint.
 */
const exactPath = (): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyResultV2> => ({
  before: ({ event }) => {
    if (event.rawPath.endsWith('/')) throw new ProblemError('notFound');
    delete event.pathParameters?.proxy;
  },
});
/** From here on the event bears the name of the endpoint that the router has found, for the log. */
const named =
  ({ method, path }: Endpoint, handler: ReturnType<typeof serve>): ReturnType<typeof serve> =>
  (event, context) => {
    event.routeKey = `${method} ${path}`;
    return handler(event, context);
  };

/**
 * The handler of a deployed function: it routes its endpoints to their use cases. Admission, parsing, refusals, texts
 * and cache headers are the same for all.
 */
export const apiHandler = <const Endpoints extends readonly Endpoint[]>(
  endpoints: Endpoints,
  routes: Routes<Endpoints>,
  services: Services,
) => {
  if (!services.checkSession && endpoints.some(({ access }) => access !== 'public')) {
    throw new Error('protected endpoints need a session check');
  }
  return (
    middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2>(answerInTime)
      .use(problems(services.log))
      // Within: what answers a problem is the last to be asked.
      .use([...(services.usage ? [services.usage] : []), onlyFromCloudFront(), exactPath()])
      .handler(
        httpRouter<APIGatewayProxyEventV2, APIGatewayProxyResultV2>({
          routes: endpoints.map((endpoint) => ({
            method: endpoint.method as RouterMethod,
            path: endpoint.path,
            handler: named(
              endpoint,
              timed(
                serve(endpoint, routes[endpoint.id as keyof Routes<Endpoints>] as Route<typeof endpoint>, services),
              ),
            ),
          })),
          notFoundResponse: () => {
            throw new ProblemError('notFound');
          },
        }),
      )
  );
};
