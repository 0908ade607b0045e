import type { WorkerMessage } from '#web/features/offline/worker-message.ts';
import type { Asked, RequestEvent, WorkerEvent } from './event.ts';
import { answerFile, installRelease, isFile, isOfRelease, keepFiles, leaveFormerRelease } from './files.ts';
import { unreadPage } from './offline-page.ts';
import { answerPage, isInstead, isPage, keepPage } from './pages.ts';
import { answerRead, isPicture, isPublicRead, pictures } from './reads.ts';
import { answerTips, isTips } from './tips.ts';

/**
 * The site's service worker: content that was read once can be read again without a connection. It replies only to what
 * is named here, and only to reads (`GET`). Anything else that a page asks for, a session above all, goes past it.
 */
const worker = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const on = <E extends WorkerEvent>(type: string, act: (event: E) => Promise<unknown>) =>
  worker.addEventListener(type, (event) => (event as E).waitUntil(act(event as E)));

on('install', installRelease);
// The first worker also serves the page that has registered it. A later one waits until the reader wants it.
on('activate', () => leaveFormerRelease().then(() => worker.clients.claim()));

interface MessageToWorker extends WorkerEvent {
  data: WorkerMessage;
  ports: readonly Pick<MessagePort, 'postMessage'>[];
}
on<MessageToWorker>('message', async (event) => {
  const { data } = event;
  if (data === 'serve') await worker.clients.claim();
  else if (data === 'take over' || ('app' in data && (await isOfRelease(data.app)))) await worker.skipWaiting();
  else if ('app' in data) event.ports[0]?.postMessage('newer');
  else if ('late' in data) (await isInstead(data.late)) && event.ports[0]?.postMessage('kept');
  else await Promise.all([keepPage(data.page), keepFiles(event, data.files)]);
});

/** A network that has only just come, or takes the place of another, breaks for a moment. */
const secondTryMs = 1_000;

const tryTwice = async (asked: Asked): Promise<Response> => {
  try {
    return await answerPage(asked);
  } catch (cause) {
    if (!navigator.onLine) throw cause;
    await new Promise((resume) => setTimeout(resume, secondTryMs));
    return answerPage(asked);
  }
};

/** The page that says so stands in for one that cannot be had; its address stays. */
const showPage = async (asked: Asked): Promise<Response> => {
  try {
    return await tryTwice(asked);
  } catch (cause) {
    const page = await unreadPage(asked.url);
    if (page) return page;
    throw cause;
  }
};

/** A browser that cannot open its caches, which it says with a `DOMException`, asks as if there were no worker. */
const withoutCaches = (cause: unknown, request: Request): Promise<Response> => {
  if (cause instanceof DOMException) return fetch(request);
  throw cause;
};

const routes: [isMeant: (asked: Asked) => boolean, answer: (asked: Asked) => Promise<Response>][] = [
  [isPage, showPage],
  [isFile, answerFile],
  [isTips, answerTips],
  [isPublicRead, answerRead],
  [isPicture, (asked) => pictures.handle(asked)],
];
worker.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  if (request.method !== 'GET') return;
  const asked = { event: event as RequestEvent, request, url: new URL(request.url) };
  const [, answer] = routes.find(([isMeant]) => isMeant(asked)) ?? [];
  if (answer) asked.event.respondWith(answer(asked).catch((cause) => withoutCaches(cause, request)));
});
