import middy from '@middy/core';
import httpRouter, { type Method as RouterMethod } from '@middy/http-router';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import type { Endpoint, Input, Output } from '#contracts/endpoint.ts';
import type { Language } from '#contracts/locale.ts';
import { languageOfEvent } from '../language.ts';
import type { Log } from '../log.ts';
import { ProblemError } from '../problem.ts';
import { parseInput } from './input.ts';
import { problems } from './problems.ts';
import { reply } from './reply.ts';

/** What a use case gets: typed input and the caller's language, never the raw event. */
export interface Call<E extends Endpoint> {
  pathParameters: Input<E, 'pathParameters'>;
  query: Input<E, 'query'>;
  body: Input<E, 'body'>;
  language: Language;
}

/** Answers the body of status 200; any other status is thrown as a ProblemError. */
export type Route<E extends Endpoint> = (call: Call<E>) => Promise<Output<E>> | Output<E>;

/** One use case per endpoint of a registry entry, by endpoint id: a missing or foreign id does not compile. */
export type Routes<Endpoints extends readonly Endpoint[]> = {
  [Id in Endpoints[number]['id']]: Route<Extract<Endpoints[number], { id: Id }>>;
};

const serve =
  <E extends Endpoint>(endpoint: E, route: Route<E>) =>
  async (event: APIGatewayProxyEventV2, _context: Context): Promise<APIGatewayProxyResultV2> => {
    const language = languageOfEvent(event);
    const input = parseInput(endpoint, event) as Omit<Call<E>, 'language'>;
    return reply(endpoint, 200, await route({ ...input, language }));
  };

/**
 * A deployed function's handler: routes its registry entry's endpoints to their use cases. Parsing, refusals, texts and
 * cache headers are the same for all.
 */
export const apiHandler = <const Endpoints extends readonly Endpoint[]>(
  endpoints: Endpoints,
  routes: Routes<Endpoints>,
  { log }: { log: Log },
) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2>()
    .use(problems(log))
    .handler(
      httpRouter<APIGatewayProxyEventV2, APIGatewayProxyResultV2>({
        routes: endpoints.map((endpoint) => ({
          method: endpoint.method as RouterMethod,
          path: endpoint.path,
          handler: serve(endpoint, routes[endpoint.id as keyof Routes<Endpoints>] as Route<typeof endpoint>),
        })),
        notFoundResponse: () => {
          throw new ProblemError('notFound');
        },
      }),
    );
