/** A page's words to the service worker: to take the place of a former release, or to keep a page and files of the app. */
export type WorkerMessage = 'take over' | { page: string; files: string[] };
