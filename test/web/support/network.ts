import { vi } from 'vitest';

type Fetch = (url: string, request: RequestInit) => Promise<Response>;
export const empty = () => Response.json({ items: [], total: 0 });

/** Stands where the browser's network is: answers each attempt by the next of `replies`. */
export const network = (...replies: (() => Response | Promise<Response>)[]) => {
  const fetch = vi.fn<Fetch>(async () => (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

/** Runs a call while time passes by itself. */
export const settle = async <T>(pending: Promise<T>) => {
  const settled = Promise.allSettled([pending]);
  await vi.runAllTimersAsync();
  return (await settled)[0];
};
