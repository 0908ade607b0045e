import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

/**
 * For the data that a public page is drawn from. Without a connection it fails at once: the browser then opens the page
 * that it has kept. By default a query would wait for the connection, and a user who logs out offline would stay where
 * they are.
 */
export const ofPage = { networkMode: 'always' } as const;

/**
 * Fresh for 5 minutes, kept for 30. `call` retries by its own rules, so the cache does not retry on top. A write is tried
 * without a connection too: it fails and says so, instead of waiting in silence.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * minuteMs, gcTime: 30 * minuteMs, retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
