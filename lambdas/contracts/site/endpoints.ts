import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** Whether the service answers at all; never cached, no body. */
export const checkHealth = endpoint({
  id: 'checkHealth',
  method: 'HEAD',
  path: '/api/health',
  access: 'public',
  responses: { 200: undefined },
});

/** Where the widget of Cloudflare Turnstile comes from. */
export const botCheckHost = 'https://challenges.cloudflare.com';

/** The forms that can be protected by the bot-check; those that are `off` are sent without. */
const botCheckActionSchema = z.enum(['login', 'signup', 'reset', 'newsletter']);

/** The public configuration for the browser; it holds no secrets. */
export const siteConfigSchema = z.object({
  /** The stage: `prod`, `local`, ... */
  stage: z.string(),
  region: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  /** The user pool and the client with which the browser itself confirms sign-ups. */
  identity: z.object({ region: z.string(), endpoint: z.string(), userPoolId: z.string(), clientId: z.string() }),
  botCheck: z.union([
    z.object({ provider: z.literal('altcha'), off: z.array(botCheckActionSchema) }),
    z.object({ provider: z.literal('turnstile'), siteKey: z.string(), off: z.array(botCheckActionSchema) }),
  ]),
  /** The administrators' settings for accounts. */
  accounts: z.object({
    signUpsOpen: z.boolean(),
    passwordMinimum: z.number(),
    /** The kinds of second factor that can be set up. */
    secondFactors: z.array(z.enum(['totp', 'email'])),
  }),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const getSiteConfig = endpoint({
  id: 'getSiteConfig',
  method: 'GET',
  path: '/api/config/site',
  access: 'public',
  responses: { 200: siteConfigSchema },
  // A change shows within a minute.
  cache: { browser: 30, edge: 30, staleWhileRevalidate: 0 },
});
