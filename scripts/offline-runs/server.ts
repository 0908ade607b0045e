import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The possible fates of a request. `twice`: something on the way sends it a second time. */
const fates = ['lost', 'unanswered', 'late', 'twice', 'failed', 'failedAfter', 'never'] as const;
type Fate = (typeof fates)[number] | 'fine';

interface Stored {
  value: string;
  version: number;
}
interface Reply {
  status: number;
  body: object;
}

const conflict = (code: string): Reply => ({ status: 409, body: { error: code, code, requestId: 'r' } });

/** Keeps records by version, and carries out each key once, as the product's functions do. */
const createStore = () => {
  const records = new Map<string, Stored>();
  const replies = new Map<string, Reply>();
  /** When the rating that counts was given, by answer. */
  const ratings = new Map<string, number>();
  /** All values that a record has had, in their order. */
  const history = new Map<string, string[]>();
  const put = (record: string, value: string): Stored => {
    const next = { value, version: (records.get(record)?.version ?? 0) + 1 };
    if (records.get(record)?.value !== value) history.set(record, [...(history.get(record) ?? []), value]);
    records.set(record, next);
    return next;
  };
  const carryOut = (method: string, path: string, sent: Record<string, unknown>): Reply => {
    if (path === '/api/ai/feedback') {
      const [id, ratedAt] = [String(sent.id), Number(sent.ratedAt)];
      // As in the product, a rating that comes after a later one changes nothing.
      if (ratedAt < (ratings.get(id) ?? 0)) return { status: 200, body: {} };
      ratings.set(id, ratedAt);
      return { status: 200, body: put(id, String(sent.question)) };
    }
    const isAccount = path === '/api/account';
    const record = isAccount ? 'account' : (path.split('/')[4] ?? '');
    const stored = records.get(record);
    const profileOf = ({ value, version }: Stored) => ({ version, location: value });
    if (isAccount && method === 'GET') return { status: 200, body: profileOf(stored ?? { value: '', version: 0 }) };
    if (isAccount && (stored?.version ?? 0) !== sent.version && stored?.value !== sent.location)
      return conflict('editConflict');
    if (isAccount) return { status: 200, body: profileOf(put(record, String(sent.location))) };
    const textOf = ({ value, version }: Stored) => ({ version, text: { ...Object(sent.text), title: value } });
    if (method === 'GET') return { status: 200, body: textOf(stored ?? { value: '', version: 0 }) };
    if ((stored?.version ?? 0) !== sent.version) return conflict('editConflict');
    return { status: 200, body: textOf(put(record, String(Object(sent.text).title))) };
  };
  return {
    history,
    answer: (method: string, path: string, key: string | undefined, sent: Record<string, unknown>): Reply => {
      const known = key === undefined ? undefined : replies.get(key);
      if (known) return known;
      const reply = carryOut(method, path, sent);
      if (key !== undefined && reply.status === 200) replies.set(key, reply);
      return reply;
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : {};
};
const send = (response: ServerResponse, { status, body }: Reply) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A site of its own for one run: the page, and calls that meet a random fate while `isWild`. */
export const openServer = async (script: string, random: () => number) => {
  const store = createStore();
  const state = { isWild: true };
  const fateOf = (): Fate =>
    state.isWild && random() < 0.5 ? (fates[Math.floor(random() * fates.length)] as Fate) : 'fine';
  const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { method = '', url: path = '', headers } = request;
    if (path === '/')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<script src="/page.js"></script>');
    if (path === '/page.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (path === '/api/health') return response.writeHead(200).end();
    if (!path.startsWith('/api/')) return response.writeHead(404).end();
    const sent = await bodyOf(request);
    // Keys are not looked at where no log-in is required: such a write names the state that it leads to.
    const key = path === '/api/ai/feedback' ? undefined : (headers['idempotency-key'] as string | undefined);
    const answer = () => store.answer(method, path, key, sent);
    const fate = fateOf();
    if (fate === 'lost') return request.socket.destroy();
    if (fate === 'failed') return send(response, { status: 503, body: {} });
    if (fate === 'never') {
      if (random() < 0.5) answer();
      await pause(1_500);
      return request.socket.destroy();
    }
    const reply = answer();
    if (fate === 'unanswered') return request.socket.destroy();
    if (fate === 'failedAfter') return send(response, { status: 500, body: {} });
    if (fate === 'late') await pause(random() * 2_000);
    if (fate === 'twice' && key !== undefined) setTimeout(answer, random() * 1_000);
    return send(response, reply);
  };
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => request.socket.destroy()),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    state,
    history: store.history,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
