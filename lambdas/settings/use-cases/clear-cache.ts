import type * as contracts from '#contracts/settings/tool-endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { SettingsServices } from '../services.ts';

/** Browsers keep what they have until its time is over: no one can reach into them. */
export const clearCache =
  (services: SettingsServices): Route<typeof contracts.clearCache> =>
  async ({ caller, client, body: { layer } }) => {
    const { clearEdgeCache, clearMemory, audit } = services;
    const event = { action: 'settings.clearCache', resource: { id: layer } } as const;
    if (layer === 'memory') {
      await clearMemory(nowOf(services), audit.entry({ caller, client }, event));
      return undefined;
    }
    await clearEdgeCache();
    await audit.record({ caller, client }, event);
    return undefined;
  };
