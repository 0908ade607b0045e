import type { Output } from '#contracts/http/endpoint.ts';
import type { getSettings } from '#contracts/settings/endpoints.ts';

/** All settings as the server gives them. */
export type AllSettings = Output<typeof getSettings>;
