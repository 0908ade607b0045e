import type { WorkerMessage } from './worker-message.ts';

/** Sends a worker a message that it may answer: `act` is called if it does. */
export const askWorker = (
  worker: Pick<ServiceWorker, 'postMessage'> | null,
  message: WorkerMessage,
  act: () => void,
): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  worker?.postMessage(message, [port2]);
};

/** Has the worker keep a page, and files that it is made of. */
export const askToKeep = (page: string, files: string[] = []): void =>
  navigator.serviceWorker.controller?.postMessage({ page, files } satisfies WorkerMessage);
