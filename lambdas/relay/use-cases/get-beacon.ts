import { relayLimits } from '#contracts/relay/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import { accepted } from '../adapters/accepted.ts';
import type { RelayReply, RelayServices } from '../services.ts';

const address = new URL('https://static.cloudflareinsights.com/beacon.min.js');

/** Cloudflare's script, fetched once a day by each instance. */
export const getBeacon = ({ readSettings, ask, clock }: RelayServices & { clock: Clock }) => {
  const kept = ttlCache<string>({ namespace: 'beacon', ttlMs: 86_400_000, limit: 1, clock });
  const fetchScript = async (): Promise<string> => {
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'pointe-shoes' };
    const answer = await accepted(ask, { url: address, method: 'GET', headers, limit: relayLimits.beacon });
    const isScript = /^(text|application)\/(x-)?javascript\b/i.test(answer.headers['content-type'] ?? '');
    if (!isScript) throw new ProblemError('unavailable', { cause: new Error('the beacon is no script') });
    return answer.body.toString('utf8');
  };
  return async (): Promise<RelayReply> => {
    if (!(await readSettings('edgeAnalytics')).enabled) throw new ProblemError('notFound');
    const body = await kept('', fetchScript);
    return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
  };
};
