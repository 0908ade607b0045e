import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';

/**
 * Calls that the relay hands on to services of others, so that a browser calls only the site. Bodies are the services'
 * own and have no schema here; each is checked before it leaves.
 */

/** In bytes. */
export const relayLimits = { beacon: 100 * 1024, visit: 16 * 1024, telemetry: 512 * 1024 };

const refusals = { 400: problemSchema, 404: problemSchema, 413: problemSchema, 429: problemSchema, 503: problemSchema };

/** The script of Cloudflare's Web Analytics. */
export const getBeacon = endpoint({
  id: 'getBeacon',
  method: 'GET',
  path: '/api/analytics/proxy/beacon.min.js',
  access: 'public',
  responses: { 200: undefined, 404: problemSchema, 503: problemSchema },
  cache: { browser: 86_400, edge: 86_400, staleWhileRevalidate: 0 },
});

/** The report of that script about a visit. */
export const reportVisit = endpoint({
  id: 'reportVisit',
  method: 'POST',
  path: '/api/analytics/proxy/cdn-cgi/rum',
  access: 'public',
  bodyLimit: relayLimits.visit,
  responses: { 204: undefined, ...refusals },
});

/** An envelope of Sentry's client: errors, traces, recordings. */
export const sendTelemetry = endpoint({
  id: 'sendTelemetry',
  method: 'POST',
  path: '/api/telemetry',
  access: 'public',
  bodyLimit: relayLimits.telemetry,
  responses: { 204: undefined, ...refusals },
});
