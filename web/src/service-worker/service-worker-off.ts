/**
 * Stands in for a broken worker (`infra/OPERATE.md`): it takes its place at once, deletes what it kept, and leaves every
 * page to the network. It stays registered: pages ask for the worker at each visit, and would install one that had gone
 * again and again. A worker that listens to no request costs them nothing.
 */
const worker = self as unknown as EventTarget & { skipWaiting(): Promise<void> };
const on = (type: string, act: () => Promise<unknown>) =>
  worker.addEventListener(type, (event) => (event as Event & { waitUntil(work: unknown): void }).waitUntil(act()));

on('install', () => worker.skipWaiting());
on('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
});

export {};
