import { type HttpRequest, type HttpResponse, headersOf } from '../http-message.ts';
import { type ConsoleParts, createConsoleData } from './data.ts';
import { deniedPage, functionPage, functionsPage, overviewPage, resourcesPage, tablePage } from './pages.ts';
import { style } from './style.ts';

const defaultPage = 25;

const reply = (status: number, type: string, text: string): HttpResponse => ({
  status,
  headers: headersOf({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  }),
  body: Buffer.from(text),
});
const json = (value: unknown): HttpResponse => reply(200, 'application/json', JSON.stringify(value));
const page = (text: string): HttpResponse => reply(200, 'text/html', text);
const problem = (status: number, error: string): HttpResponse =>
  reply(status, 'application/json', JSON.stringify({ error }));

/** The pages and the JSON under `/__local`. */
export const createConsole = (parts: ConsoleParts & { awsEndpoint: string }) => {
  const prefix = '/__local';
  const data = createConsoleData(parts);
  const items = (query: URLSearchParams) =>
    data.items(Number(query.get('limit') ?? defaultPage) || defaultPage, query.get('after') ?? undefined);

  const routes: Record<string, (query: URLSearchParams) => HttpResponse | Promise<HttpResponse>> = {
    '': () => page(overviewPage(data, parts.awsEndpoint)),
    '/style.css': () => reply(200, 'text/css', style),
    '/table': async (query) => page(tablePage(data, await items(query))),
    '/functions': () => page(functionsPage(data)),
    '/denied': () => page(deniedPage(data)),
    '/resources': () => page(resourcesPage(data)),
    '/api/denied': () => json(data.denied()),
    '/api/calls': (query) => {
      const calls = data.calls(query.get('function'));
      return calls === undefined ? problem(404, 'no such function') : json(calls);
    },
    '/api/table': async (query) => json((await items(query)) ?? null),
    '/api/resources': () => json(data.resources()),
  };

  return {
    prefix,
    handle: async ({ method, path, query }: HttpRequest): Promise<HttpResponse> => {
      if (method !== 'GET') return problem(405, 'only GET');
      const route = path.slice(prefix.length).replace(/\/$/, '');
      try {
        const known = routes[route];
        if (known !== undefined) return await known(new URLSearchParams(query));
        const [, name] = /^\/functions\/([^/]+)$/.exec(route) ?? [];
        const found = name === undefined ? undefined : functionPage(data, decodeURIComponent(name));
        return found === undefined ? problem(404, 'no such page') : page(found);
      } catch (error) {
        return problem(400, error instanceof Error ? error.message : String(error));
      }
    },
  };
};
