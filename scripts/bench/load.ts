import autocannon from 'autocannon';

export interface LoadFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  failed: number;
}

const steadySeconds = 8;
/** The requests of each connection. */
const firstRequests = 5;

/**
 * Requests per second and latency at a number of connections. Each connection asks for different paths if there are
 * enough, because people do not read the same page at the same moment. `first` are the requests that functions answer
 * cold; `steady` leaves them out.
 */
export const load = async (
  site: string,
  connections: number,
  paths: string[],
): Promise<{ first: LoadFigures; steady: LoadFigures }> => {
  const share = Math.ceil(paths.length / connections);
  const run = async (length: { duration: number } | { amount: number }, all: string[]): Promise<LoadFigures> => {
    let client = 0;
    const { requests, latency, non2xx, errors, timeouts } = await autocannon({
      ...{ url: site, connections, timeout: 20, ...length },
      setupClient: (connection) => {
        const own = all.slice(client * share, (client + 1) * share);
        client += 1;
        connection.setRequests(
          (own.length > 0 ? own : all).map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
        );
      },
    });
    const { p50, p99, max: slowest } = latency;
    return { perSecond: requests.average, p50, p99, slowest, failed: non2xx + errors + timeouts };
  };
  // In reverse order, so that the measurement begins with pages that have not just been read.
  return {
    first: await run({ amount: firstRequests * connections }, paths.toReversed()),
    steady: await run({ duration: steadySeconds }, paths),
  };
};
