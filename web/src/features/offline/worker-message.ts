/**
 * A page's words to the service worker: to take the place of a former release, at once or if the page has come with the same
 * release as the worker, which its app's file tells; or to keep a page and files of the app.
 */
export type WorkerMessage = 'take over' | { app: string } | { page: string; files: string[] };
