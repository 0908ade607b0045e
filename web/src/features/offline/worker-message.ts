/**
 * A page's messages to the service worker: to serve pages that it does not, as after a reload past it; to take the
 * place of a former release, at once or if the page has come with the same release as the worker, which its app's file
 * shows; to keep a page and files of the app; or that the app waits in vain for a page, of which there may be a copy.
 * Where there is an answer, it comes by the port.
 */
export type WorkerMessage =
  | 'serve'
  | 'take over'
  | { app: string }
  | { page: string; files: string[] }
  | { late: string };
