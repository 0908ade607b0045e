import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether the service answers at all; never cached, no body. */
export const checkHealth = endpoint({
  id: 'checkHealth',
  method: 'HEAD',
  path: '/api/health',
  access: 'public',
  responses: { 200: undefined },
});

/** What the browser must know about the place it runs in; public, no secrets. */
export const siteConfigSchema = z.object({
  /** The stage: `prod`, `local`, ... */
  stage: z.string(),
  region: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
});

export const getSiteConfig = endpoint({
  id: 'getSiteConfig',
  method: 'GET',
  path: '/api/config/site',
  access: 'public',
  responses: { 200: siteConfigSchema },
  cache: { browser: 60, edge: 300, staleWhileRevalidate: 86_400 },
});
