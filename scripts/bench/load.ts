import autocannon from 'autocannon';

/** Requests per second and latency (ms) at a number of connections; 2 s of warm-up are not counted. */
export const load = async (url: string, connections: number, seconds = 8) => {
  const options = { url, connections, headers: { 'accept-encoding': 'gzip' }, timeout: 20 };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({ ...options, duration: seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors + timeouts };
};
