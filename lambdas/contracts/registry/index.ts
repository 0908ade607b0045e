import type { Endpoint } from '../http/endpoint.ts';
import {
  analyticsExportEndpoints,
  assistantAdminEndpoints,
  campaignsEndpoints,
  editingEndpoints,
  inboxEndpoints,
  insightsEndpoints,
  settingsEndpoints,
  usersEndpoints,
} from './admin-endpoints.ts';
import {
  accountEndpoints,
  assistantEndpoints,
  authEndpoints,
  contentEndpoints,
  newsletterEndpoints,
  pagesEndpoints,
  relayEndpoints,
  reportsEndpoints,
} from './site-endpoints.ts';

/**
 * Which deployed function serves which endpoints. Infrastructure makes the routes from it; each function's entry file
 * handles exactly its own list, and imports that alone. Never imported by the browser, which would carry every contract.
 */
export const registry = {
  content: contentEndpoints,
  pages: pagesEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  users: usersEndpoints,
  editing: editingEndpoints,
  insights: insightsEndpoints,
  reports: reportsEndpoints,
  settings: settingsEndpoints,
  inbox: inboxEndpoints,
  campaigns: campaignsEndpoints,
  newsletter: newsletterEndpoints,
  relay: relayEndpoints,
  assistant: assistantEndpoints,
  assistantAdmin: assistantAdminEndpoints,
  analyticsExport: analyticsExportEndpoints,
} as const satisfies Record<string, readonly Endpoint[]>;

export type FunctionName = keyof typeof registry;
