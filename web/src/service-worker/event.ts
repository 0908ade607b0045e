/** An event that keeps the worker running until its work is done. TypeScript's types of pages do not know it. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

/** A request that a page makes, with the event that brought it. */
export interface Asked {
  event: WorkerEvent;
  request: Request;
  url: URL;
}
