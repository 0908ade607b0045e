import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

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
