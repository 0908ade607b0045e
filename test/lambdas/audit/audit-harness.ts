import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type AuditEntry, type AuditRow, exportAuditEntries, listAuditEntries } from '#contracts/audit/endpoints.ts';
import { auditColumns, auditLog, auditRoutes, auditStore } from '#lambdas/audit/index.ts';
import { entryItem } from '#lambdas/audit/store/keys.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** Saturday noon: the moment of all tests that do not say another. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const admin = { userId: '11111111-1111-4111-8111-111111111111', username: 'Admin' };
export const other = { userId: '22222222-2222-4222-8222-222222222222', username: 'Other' };

/** An entry of noon, but for what a test says. */
export const entryAt = (time: string, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: randomUUID(),
  time,
  actor: { id: admin.userId, name: '' },
  action: 'user.update',
  resource: { type: 'user', id: other.userId, name: '' },
  ip: '203.0.113.7',
  userAgent: 'curl/8.4.0',
  changes: [],
  ...fields,
});

/** The function of the log on a table of its own, called by an administrator; the clock stands at `now`. */
export const openAuditHarness = async () => {
  const { table, close } = await openTestTable();
  const moment = { now: noon };
  const clock = () => moment.now;
  const entries = auditStore(table, clock);
  const audit = auditLog({ table, clock, newId: randomUUID });
  /** The names of those who are not deleted, by id. */
  const users = new Map<string, string>();
  const namesOf = async (ids: readonly string[]) =>
    new Map(ids.flatMap((id) => (users.has(id) ? [[id, users.get(id) ?? ''] as const] : [])));
  const headings = (language: string) =>
    Object.fromEntries(auditColumns.map((column) => [column, `${language} ${column}`])) as never;
  const handler = apiHandler(
    [listAuditEntries, exportAuditEntries],
    auditRoutes({ entries, audit, headings, namesOf }),
    {
      log: { info: () => undefined, error: () => undefined },
      checkSession: async ({ userId }) => ({
        username: admin.username,
        isAdmin: userId === admin.userId,
        isConfirmed: true,
      }),
    },
  ) as unknown as (event: unknown, context: unknown) => Promise<Result>;

  const call = async (
    route: string,
    { query, body, as = admin }: { query?: Record<string, string>; body?: unknown; as?: typeof admin } = {},
  ) => {
    const event = httpEvent(route, {
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    });
    const claims = { token_use: 'access', username: as.userId, origin_jti: 'origin-1' };
    Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
    const { statusCode, body: text } = await handler(event, lambdaContext);
    return { status: statusCode, body: text ? JSON.parse(text) : undefined };
  };

  return {
    table,
    audit,
    entries,
    users,
    moment,
    call,
    close,
    /** Many at once, as the log would have entered them. */
    async fill(given: AuditEntry[]) {
      const requests = given.map((entry) => ({ PutRequest: { Item: entryItem(entry) } }));
      while (requests.length > 0) {
        const RequestItems = { [table.name]: requests.splice(0, 25) };
        await table.client.send(new BatchWriteCommand({ RequestItems }));
      }
    },
    /** All pages of a list, in order, without the names of browsers; how many entries each had. */
    async pages(query: Record<string, string>) {
      const [items, sizes]: [AuditEntry[], number[]] = [[], []];
      let cursor: string | undefined;
      do {
        const { status, body } = await call('GET /api/admin/audit', {
          query: { ...query, ...(cursor ? { cursor } : {}) },
        });
        if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
        items.push(...body.items.map(({ browser: _, ...entry }: AuditRow) => entry));
        sizes.push(body.items.length);
        cursor = body.nextCursor;
      } while (cursor);
      return { items, sizes };
    },
  };
};
