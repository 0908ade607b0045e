import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as indexedDb from 'fake-indexeddb';
import type { WorkerMessage } from '#web/features/offline/worker-message.ts';
import { StoredCaches } from './cache-storage.ts';

const origin = 'https://pointe.example';

/** An event as browsers send it to a worker; what it has to do is awaited by `done`. */
class WorkerEvent extends Event {
  #works: unknown[] = [];
  waitUntil(work: unknown) {
    this.#works.push(work);
  }
  /** Work may bring more work. */
  async done(): Promise<void> {
    for (let begun = 0; begun < this.#works.length; begun += 1) await this.#works[begun];
  }
}

class FetchEvent extends WorkerEvent {
  request: Request;
  answer: Promise<Response> | undefined;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(answer: Response | Promise<Response>) {
    this.answer = Promise.resolve(answer);
  }
}

interface AskInput {
  isPage?: boolean;
  token?: string;
  method?: string;
}

/** The network's answers, by address without the site's name. A function that throws stands for no connection. */
export type Network = (path: string, request: Request) => Response | Promise<Response>;

interface WorkerOptions {
  caches?: StoredCaches;
  languages?: string[];
  /** Whether the browser has a network, be it one that leads nowhere. */
  onLine?: boolean;
}

/** Runs a worker as it was built, in a scope with what browsers give to workers. */
export const openWorker = (
  file: string,
  network: { answer: Network },
  { caches = new StoredCaches(), languages = ['he-IL'], onLine = false }: WorkerOptions = {},
) => {
  const target = new EventTarget();
  const done: string[] = [];
  const heard: string[] = [];
  let now = 0;
  let timers: { act: () => void; at: number }[] = [];
  const note = async (what: string) => void done.push(what);
  const scope = {
    ...Object.fromEntries(Object.entries(indexedDb).filter(([name]) => name.startsWith('IDB'))),
    ...{ URL, URLSearchParams, Headers, Response, Event, FetchEvent, DOMException, console, atob, process: undefined },
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(`${input}`, origin), init);
      }
    },
    indexedDB: new indexedDb.IDBFactory(),
    // Workbox leaves the next turn to others now and then.
    setTimeout: (act: () => void, ms: number) => (ms > 0 ? timers.push({ act, at: now + ms }) : setImmediate(act)),
    location: new URL(origin),
    navigator: { languages, onLine },
    registration: { scope: `${origin}/` },
    clients: { claim: () => note('claimed') },
    skipWaiting: () => note('skipped waiting'),
    caches,
    fetch: async (asked: Request | URL | string) => {
      const request = asked instanceof Request ? asked : new Request(asked);
      return network.answer(decodeURI(request.url.slice(origin.length)), request);
    },
    addEventListener: (type: string, listener: EventListener) => {
      heard.push(type);
      target.addEventListener(type, listener);
    },
    self: undefined as unknown,
  };
  scope.self = scope;
  runInNewContext(readFileSync(file, 'utf8'), scope);

  const happens = async (type: string, details: object = {}) => {
    const event = Object.assign(new WorkerEvent(type), details);
    target.dispatchEvent(event);
    await event.done();
  };
  return {
    caches,
    /** The worker's messages to the browser, and the events that it listens to. */
    ...{ done, heard },
    /** Time passes for the worker only as the test says. */
    pass: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { act } of due) act();
    },
    install: () => happens('install'),
    activate: () => happens('activate'),
    /** Returns the worker's words to the page. */
    tell: async (data: WorkerMessage): Promise<unknown[]> => {
      const words: unknown[] = [];
      await happens('message', { data, ports: [{ postMessage: (word: unknown) => words.push(word) }] });
      return words;
    },
    /** The worker's answer; undefined where it leaves the request to the browser. */
    ask: async (path: string, { isPage = false, token, method = 'GET' }: AskInput = {}) => {
      const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
      const request = new Request(new URL(path, origin), { method, headers });
      if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
      const event = new FetchEvent(request);
      target.dispatchEvent(event);
      return event.answer && { response: event.answer, kept: () => event.done() };
    },
  };
};
