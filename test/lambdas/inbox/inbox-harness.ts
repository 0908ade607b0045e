import { inspect } from 'node:util';
import { inboxEndpoints } from '#contracts/registry/admin-endpoints.ts';
import type { InboxNetwork, InboxServer } from '#lambdas/inbox/adapters/open-inbox.ts';
import { inboxRoutes } from '#lambdas/inbox/index.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';

const admin = '11111111-1111-4111-8111-111111111111';

/** The inbox as a handler, without a table. `said` is all that was ever logged or answered. */
export const openInboxHarness = (server: InboxServer | undefined, network: InboxNetwork) => {
  const events: AuditEvent[] = [];
  const pauses: number[] = [];
  const lines: unknown[] = [];
  const caller = { isConfirmed: true, isAuditAway: false };
  const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) };
  const handler = apiHandler(
    inboxEndpoints,
    inboxRoutes({
      account: async () => ({ server, senders: ['no-reply@pointe.example'] }),
      network,
      log,
      sleep: async (milliseconds) => void pauses.push(milliseconds),
      audit: {
        entry: () => ({}),
        record: async (_actor, event) => {
          if (caller.isAuditAway) throw new Error('the audit log is away');
          events.push(event);
        },
      },
    }),
    { log, checkSession: async () => ({ username: 'Odette', isAdmin: true, isConfirmed: caller.isConfirmed }) },
  ) as unknown as (event: unknown, context: unknown) => Promise<{ statusCode: number; body?: string }>;

  const call = async (route: string) => {
    const id = /mails\/([\w-]+)/.exec(route)?.[1];
    const cursor = /cursor=([\w-]+)/.exec(route)?.[1];
    const event = httpEvent(route.split('?')[0] ?? '', {
      headers: { 'accept-language': 'en' },
      ...(id ? { pathParameters: { id } } : {}),
      ...(cursor ? { query: { cursor } } : {}),
    });
    const claims = { token_use: 'access', username: admin, origin_jti: 'origin' };
    Object.assign(event.requestContext, { authorizer: { jwt: { claims, scopes: null } } });
    const { statusCode: status, body: text = '' } = await handler(event, lambdaContext);
    lines.push(text);
    return { status, body: text ? JSON.parse(text) : undefined };
  };
  return { call, events, pauses, caller, said: () => inspect(lines, { depth: 9 }) };
};
