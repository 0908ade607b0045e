import type { Bedrock } from '../bedrock/bedrock.ts';
import type { Faults } from '../faults/faults.ts';
import { createRouter } from '../gateway/routes.ts';
import type { Clock } from '../runtime/clock.ts';
import type { HttpRequest, HttpResponse } from '../runtime/http-message.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { MailStore } from '../ses/mail-store.ts';
import type { Sqs } from '../sqs/sqs.ts';
import type { Streams } from '../streams/streams.ts';
import { clockRoutes } from './clock-routes.ts';
import { type ConsoleParts, createConsoleData } from './data.ts';
import { faultRoutes } from './fault-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { modelRoutes } from './model-routes.ts';
import { isOwnRequest } from './own-request.ts';
import { deniedPage, functionPage, functionsPage, overviewPage, resourcesPage, tablePage } from './pages.ts';
import { queueRoutes } from './queue-routes.ts';
import { readLagRoutes } from './read-lag-routes.ts';
import { type Answer, json, page, problem, reply } from './reply.ts';
import { scheduleRoutes } from './schedule-pages.ts';
import { streamRoutes } from './stream-routes.ts';
import { style } from './style.ts';

const defaultPage = 25;
const prefix = '/__local';

/** The pages and the JSON under `/__local`. */
export const createConsole = (
  parts: ConsoleParts & {
    awsEndpoint: string;
    clock: Clock;
    faults: Faults;
    mails: MailStore;
    /** Opens the mailboxes, and says how a client logs in. */
    openPop3(): Promise<object>;
    streams: Streams;
    sqs: Sqs;
    scheduler: Scheduler;
    bedrock: Bedrock;
  },
) => {
  const data = createConsoleData(parts);
  const items = (query: URLSearchParams) => {
    const limit = Number(query.get('limit') ?? defaultPage) || defaultPage;
    return data.items(query.get('name'), limit, query.get('after') ?? undefined);
  };

  const routes: Record<string, Answer> = {
    'GET /': () => page(overviewPage(data, parts)),
    'GET /style.css': () => reply(200, 'text/css', style),
    'GET /table': async ({ query }) => page(tablePage(data, await items(query))),
    'GET /functions': () => page(functionsPage(data)),
    'GET /functions/{name}': ({ parameters: { name = '' } }) => {
      const found = functionPage(data, name);
      return found === undefined ? undefined : page(found);
    },
    'GET /denied': () => page(deniedPage(data)),
    'GET /resources': () => page(resourcesPage(data)),
    'GET /api/denied': () => json(data.denied()),
    'GET /api/calls': ({ query }) => {
      const calls = data.calls(query.get('function'));
      return calls === undefined ? problem(404, 'no such function') : json(calls);
    },
    'GET /api/table': async ({ query }) => json((await items(query)) ?? null),
    'GET /api/resources': () => json(data.resources()),
    ...mailRoutes(parts.mails, data.stackName),
    'POST /api/pop3': async () => json(await parts.openPop3()),
    ...streamRoutes(parts.streams, data.stackName),
    ...queueRoutes(parts.sqs, data.stackName),
    ...scheduleRoutes(parts.scheduler, data.stackName),
    ...clockRoutes(parts.clock),
    ...readLagRoutes(parts.dynamoDb.readLag),
    ...faultRoutes(parts.faults, data),
    ...modelRoutes(parts.bedrock),
  };
  const route = createRouter(Object.entries(routes).map(([key, target]) => ({ key, target })));

  return {
    prefix,
    handle: async (http: HttpRequest): Promise<HttpResponse> => {
      // Pages may be opened by a link from anywhere. Only they may read the data that they hold, and only they may
      // change it.
      const isOpen = http.method === 'GET' && !http.path.startsWith(`${prefix}/api/`);
      if (!isOpen && !isOwnRequest(http.headers)) return problem(403, 'only for pages of this server');
      try {
        const path = decodeURIComponent(http.path.slice(prefix.length)).replace(/\/$/, '') || '/';
        const match = route(http.method, path);
        if (match === undefined && route('GET', path) !== undefined) return problem(405, 'only GET');
        const { target, pathParameters: parameters = {} } = match ?? {};
        return (
          (await target?.({ parameters, query: new URLSearchParams(http.query), http })) ?? problem(404, 'no such page')
        );
      } catch (error) {
        return problem(400, error instanceof Error ? error.message : String(error));
      }
    },
  };
};
