/**
 * Runs what only one tab at a time may do, in a browser that can see to it (Web Locks). In others all run at once: then the
 * idempotency keys keep a write from happening twice.
 */
export const exclusive = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, act) as Promise<T>) : act();
