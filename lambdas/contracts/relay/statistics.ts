import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** Whether a visitor's statistics may begin before they have said anything. */
export const storageSchema = z.enum(['granted', 'denied']);

/** A switch that an administrator has turned off is off everywhere within two minutes. */
const cache = { browser: 60, edge: 60, staleWhileRevalidate: 0 };

/** Google Analytics. */
export const getAnalyticsConfig = endpoint({
  id: 'getAnalyticsConfig',
  method: 'GET',
  path: '/api/config/analytics',
  access: 'public',
  responses: {
    200: z.object({
      enabled: z.boolean(),
      /** Empty while it is off. */
      measurementId: z.string(),
      storage: storageSchema,
    }),
  },
  cache,
});

/** Cloudflare's Web Analytics. */
export const getEdgeAnalyticsConfig = endpoint({
  id: 'getEdgeAnalyticsConfig',
  method: 'GET',
  path: '/api/config/cloudflare-analytics',
  access: 'public',
  responses: {
    200: z.object({
      enabled: z.boolean(),
      /** Empty while it is off. */
      token: z.string(),
    }),
  },
  cache,
});

/** Where the app reports errors and traces to, by Sentry's protocol. A DSN holds a public key and no secret. */
export const getTelemetryConfig = endpoint({
  id: 'getTelemetryConfig',
  method: 'GET',
  path: '/api/config/telemetry',
  access: 'public',
  responses: {
    200: z.object({
      enabled: z.boolean(),
      /** Empty while it is off. */
      dsn: z.string(),
    }),
  },
  cache,
});
