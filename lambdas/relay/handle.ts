import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import * as contracts from '#contracts/relay/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { cacheControl } from '#lambdas/platform/http/reply.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { wantsNothingSent } from './model/visitor-refusal.ts';
import type { RelayReply, RelayRequest, RelayServices } from './services.ts';
import { getBeacon } from './use-cases/get-beacon.ts';
import { reportVisit } from './use-cases/report-visit.ts';
import { sendTelemetry } from './use-cases/send-telemetry.ts';

type Relay = (request: RelayRequest) => Promise<RelayReply>;

const requestOf = (event: APIGatewayProxyEventV2, { bodyLimit = 0 }: Endpoint): RelayRequest => {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > bodyLimit) throw new ProblemError('payloadTooLarge');
  return { body, headers: event.headers, staysHere: wantsNothingSent(event) };
};

/**
 * The relay's calls, by the route that the gateway found: not by the path of the request, of which nothing is handed on.
 * Its bodies are the services' own, so that the handler of all other calls, which reads JSON, cannot serve it.
 */
export const relay = (services: RelayServices & { clock: Clock }) => {
  const calls: readonly [Endpoint, Relay][] = [
    [contracts.getBeacon, getBeacon(services)],
    [contracts.reportVisit, reportVisit(services)],
    [contracts.sendTelemetry, sendTelemetry(services)],
  ];
  const byRoute = new Map(calls.map((call) => [`${call[0].method} ${call[0].path}`, call]));
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const [endpoint, call] = byRoute.get(event.routeKey) ?? [];
    if (!endpoint || !call) throw new ProblemError('notFound');
    const { status, headers, body } = await call(requestOf(event, endpoint));
    return {
      statusCode: status,
      headers: { ...headers, 'cache-control': cacheControl(endpoint.cache) },
      ...(body === undefined ? {} : { body }),
    };
  };
};
