import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  changeErrorState,
  type ErrorReport,
  getErrorGroup,
  listErrorGroups,
  logError,
} from '#contracts/error-log/endpoints.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import { errorLogRoutes, errorLogStore, reportRoutes } from '#lambdas/error-log/index.ts';
import type { ErrorLogStore } from '#lambdas/error-log/store/error-log-store.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';

type Handler = (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;

const administrator = { userId: '11111111-1111-4111-8111-111111111111', username: 'Admin' };

/** An error as a browser reports it, but for what a test says. */
export const report = (fields: Partial<ErrorReport> = {}): ErrorReport => ({
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read\n    at draw (https://site.example/assets/shoe-page-BkZ3a9Qx.js:12:345)',
  componentStack: '\n    at Shoe',
  url: 'https://site.example/brand/bloch?lang=he',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  timestamp: '2026-11-21T12:00:00.000Z',
  ...fields,
});

/** Both sides of the error log on a table of its own: browsers report, an administrator reads. */
export const openErrorLogHarness = async () => {
  const opened = await openTestTable();
  const { client } = opened.table;
  /** The next command of this kind, or the one that is `left` of them, meets another write of the same item. */
  let conflict: { command: string; pk: string | undefined; left: number } | undefined;
  const send = (command: { input: { Key?: { pk?: string } } }): Promise<unknown> => {
    const isMet = command.constructor.name === conflict?.command && conflict.pk === command.input.Key?.pk;
    if (isMet && conflict) conflict.left -= 1;
    if (!isMet || conflict?.left !== 0) return client.send(command as never);
    conflict = undefined;
    const options = { message: 'Transaction is ongoing for the item', $metadata: {} };
    const reasons = { ...options, CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }] };
    return Promise.reject(
      command.constructor.name === 'TransactWriteCommand'
        ? new TransactionCanceledException(reasons)
        : new TransactionConflictException(options),
    );
  };
  const table = { ...opened.table, client: Object.assign(Object.create(client), { send }) as typeof client };
  const moment = { now: Date.UTC(2026, 10, 21, 12) };
  const clock = () => moment.now;
  const lines: { message: string; fields: unknown }[] = [];
  const log = {
    info: () => undefined,
    error: (message: string, fields: unknown) => void lines.push({ message, fields }),
  };
  const events: AuditEvent[] = [];
  const audit = auditLog({ table, clock, newId: () => crypto.randomUUID() });
  const errors = errorLogStore(table, clock);
  const reportsTo = (to: ErrorLogStore) =>
    apiHandler(
      [logError],
      reportRoutes({ errors: to, clock, log, random: () => 7, pseudonymOf: dailyPseudonym('secret', clock) }),
      {
        log,
      },
    ) as unknown as Handler;
  const administration = apiHandler(
    [listErrorGroups, getErrorGroup, changeErrorState],
    errorLogRoutes({
      errors,
      audit: {
        ...audit,
        entry: (actor, event) => {
          events.push(event);
          return audit.entry(actor, event);
        },
      },
    }),
    { log, checkSession: async () => ({ username: administrator.username, isAdmin: true, isConfirmed: false }) },
  ) as unknown as Handler;

  const handle = async (handler: Handler, event: ReturnType<typeof httpEvent>) => {
    const { statusCode, body } = await handler(event, lambdaContext);
    return { status: statusCode, body: body ? JSON.parse(body) : undefined };
  };
  const eventOf = (route: string, { query, body }: { query?: Record<string, string>; body?: unknown }) =>
    httpEvent(route, {
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    });
  const sendTo = (to: ErrorLogStore, body: unknown, ip = '203.0.113.7') => {
    const event = eventOf('POST /api/admin/log-error', { body });
    event.requestContext.http.sourceIp = ip;
    return handle(reportsTo(to), event);
  };
  return {
    table,
    conflictAt: (command: string, pk?: string, left = 1) => {
      conflict = { command, pk, left };
    },
    lines,
    events,
    advance: (milliseconds: number) => {
      moment.now += milliseconds;
    },
    errors,
    /** A browser reports, and this store is to keep it. */
    sendTo,
    /** A browser at this address reports. */
    send: (body: unknown, ip?: string) => sendTo(errors, body, ip),
    /** The administrator calls. */
    call: (route: string, input: { query?: Record<string, string>; body?: unknown } = {}) => {
      const event = eventOf(route, input);
      const claims = { token_use: 'access', username: administrator.userId, origin_jti: 'origin-1' };
      Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
      return handle(administration, event);
    },
    close: opened.close,
  };
};
