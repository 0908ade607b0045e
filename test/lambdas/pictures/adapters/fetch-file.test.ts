import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Agent, type AgentOptions } from 'node:https';
import { type AddressInfo, connect, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { pictureLimit } from '#contracts/pictures/endpoints.ts';
import { fetchFile } from '#lambdas/pictures/index.ts';
import { outcomeOf } from '#test/lambdas/users/people.ts';

/** Looks names up as a connection does, then connects to a server of the test instead, without TLS. */
class LoopbackAgent extends Agent {
  readonly connectedTo: string[] = [];
  readonly #port: number;

  constructor(port: number) {
    super({});
    this.#port = port;
  }

  override createConnection(
    options: AgentOptions & { host?: string; lookup?: LookupFunction },
    done?: (error: Error | null, stream: Duplex) => void,
  ) {
    options.lookup?.(options.host ?? '', { all: true }, (error, addresses) => {
      if (error) return done?.(error, undefined as never);
      this.connectedTo.push(`${options.host} ${JSON.stringify(addresses)}`);
      done?.(null, connect(this.#port, '127.0.0.1'));
    });
    return undefined as never;
  }
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const publicAddress = { address: '93.184.215.14', family: 4 };
const privateAddress = { address: '10.0.0.7', family: 4 };
const names: Record<string, { address: string; family: number }[]> = {
  'other.example': [publicAddress],
  'cdn.example': [publicAddress, { address: '2606:4700::1', family: 6 }],
  'inside.example': [privateAddress],
  'both.example': [publicAddress, privateAddress],
  'nothing.example': [],
};
const resolve = async (name: string) => {
  const found = names[name];
  if (!found) throw new Error(`getaddrinfo ENOTFOUND ${name}`);
  return found;
};

const open = async (answer: RequestListener, timeoutMs = 8_000) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new LoopbackAgent((server.address() as AddressInfo).port);
  const fetch = fetchFile({ resolve, agent, timeoutMs });
  return { asked, agent, outcome: (url: string) => outcomeOf(fetch(url)) };
};

describe('fetching a file from another site', () => {
  it('answers what lies there, from an address that was checked', async () => {
    const { asked, agent, outcome } = await open((_request, response) => response.end('bytes'));
    expect(await outcome('https://cdn.example:443/a.png?size=1')).toEqual(Buffer.from('bytes'));
    expect(asked).toEqual(['cdn.example/a.png?size=1']);
    expect(agent.connectedTo).toEqual([`cdn.example ${JSON.stringify(names['cdn.example'])}`]);
  });

  it.each([
    ...['http://other.example/', 'https://other.example:8443/', 'https://user@other.example/', 'ftp://other.example/'],
    ...['https://user:secret@other.example/', 'file:///etc/passwd', 'data:image/png;base64,AAAA', 'other.example', ''],
    ...['https://127.0.0.1/', 'https://127.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://[::1]/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://[::ffff:127.0.0.1]/', 'https://[fd00:ec2::254]/'],
    ...['https://inside.example/', 'https://both.example/', 'https://nothing.example/', 'https://unknown.example/'],
  ])('asks nobody for %s', async (url) => {
    const { asked, agent, outcome } = await open((_request, response) => response.end('inside'));
    expect([await outcome(url), asked, agent.connectedTo]).toEqual(['pictureUnreachable', [], []]);
  });

  it('checks the names of this machine as well, on a connection of its own', async () => {
    const refused = { code: 'pictureUnreachable', cause: { message: expect.stringContaining('public address') } };
    await expect(fetchFile()('https://localhost/')).rejects.toMatchObject(refused);
  });

  it('looks a name up once for a connection: a second answer is never asked for', async () => {
    const answers = [[publicAddress], [privateAddress]];
    const { agent } = await open((_request, response) => response.end('bytes'));
    const fetch = fetchFile({ agent, resolve: async () => answers.shift() ?? [] });
    expect(await outcomeOf(fetch('https://rebinding.example/'))).toEqual(Buffer.from('bytes'));
    expect(agent.connectedTo).toEqual([`rebinding.example ${JSON.stringify([publicAddress])}`]);
    expect(await outcomeOf(fetch('https://rebinding.example/'))).toBe('pictureUnreachable');
  });

  it('follows three redirects, and no fourth', async () => {
    const { asked, outcome } = await open(({ url = '/' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) return response.end('there');
      return response.writeHead(302, { location: left % 2 ? `/${left - 1}` : `https://cdn.example/${left - 1}` }).end();
    });
    expect(await outcome('https://other.example/3')).toEqual(Buffer.from('there'));
    expect(asked).toEqual(['other.example/3', 'other.example/2', 'cdn.example/1', 'cdn.example/0']);
    expect(await outcome('https://other.example/4')).toBe('pictureUnreachable');
  });

  it.each([
    ...['http://other.example/', 'https://inside.example/', 'https://127.0.0.1/', 'https://other.example:8443/'],
    ...['//169.254.169.254/', 'https://', ''],
  ])('does not follow a redirect to %j', async (location) => {
    const { asked, outcome } = await open((_request, response) => response.writeHead(307, { location }).end());
    expect(await outcome('https://other.example/start')).toBe('pictureUnreachable');
    // The empty address is the same place again, three times.
    expect(new Set(asked)).toEqual(new Set(['other.example/start']));
  });

  it.each([204, 304, 404, 500])('takes a reply of status %i for no file', async (status) => {
    const { outcome } = await open((_request, response) => response.writeHead(status).end());
    expect(await outcome('https://other.example/')).toBe('pictureUnreachable');
  });

  it('stops reading behind 5 MB', async () => {
    const { outcome } = await open((_request, response) => {
      const part = Buffer.alloc(1024 * 1024);
      const send = (): void => {
        while (response.write(part));
        response.once('drain', send);
      };
      send();
    });
    expect(await outcome('https://other.example/endless')).toBe('pictureTooLarge');
    const exact = await open((_request, response) => response.end(Buffer.alloc(pictureLimit)));
    expect(await exact.outcome('https://other.example/')).toHaveLength(pictureLimit);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => response.write('begun')],
    [
      'is cut off',
      (_request, response) => response.writeHead(200, { 'content-length': 9 }).write('cut', () => response.destroy()),
    ],
  ])('gives up when the other side %s', async (_what, answer) => {
    const { outcome } = await open(answer, 300);
    expect(await outcome('https://other.example/')).toBe('pictureUnreachable');
  });
});
