import { request } from 'node:http';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a body.
  body: any;
  text: string;
}

export interface Sending {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** An address of this machine to come from, 127.x.y.z: the product counts attempts by address. */
  from?: string;
}

/** @param route a method and a path, as in `GET /api/health` */
export const sendRequest = (
  site: string,
  route: string,
  { token, body, headers = {}, from }: Sending,
): Promise<Reply> => {
  const [method = 'GET', target = '/'] = route.split(' ');
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: new URL(site).port,
        // As it was written: a URL would tidy up dots and slashes that a stranger sends on purpose.
        path: target,
        method,
        ...(from ? { localAddress: from } : {}),
        headers: {
          'accept-language': 'en',
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const reply = Buffer.concat(chunks).toString('utf8');
          const isJson = /json/.test(String(incoming.headers['content-type']));
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: reply,
            body: isJson && reply ? JSON.parse(reply) : undefined,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
};
