import type * as contracts from '#contracts/inbox/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import type { InboxServices } from '../services.ts';
import { withInbox } from '../steps/with-inbox.ts';

export const testInboxConnection =
  (services: InboxServices): Route<typeof contracts.testInboxConnection> =>
  async ({ caller }) => {
    requireConfirmation(caller);
    await withInbox(services, async () => undefined);
    return undefined;
  };
