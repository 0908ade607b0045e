import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { settingsEndpoints } from '#contracts/registry/admin-endpoints.ts';
import {
  type SecretName,
  type SectionName,
  type SectionValues,
  secrets as secretSections,
} from '#contracts/settings/sections.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { clearMemoryBy } from '#lambdas/platform/cache-report/clear-memory.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import {
  pageTextStore,
  secretSettingsReader,
  settingsReader,
  settingsRoutes,
  settingsStore,
  testLimits,
} from '#lambdas/settings/index.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';

type Handler = (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;

export const admin = { userId: '11111111-1111-4111-8111-111111111111', username: 'Odette' };
export const other = { userId: '22222222-2222-4222-8222-222222222222', username: 'Odile' };

/** The settings on a table of their own, called by an administrator who has entered the password again. */
export const openSettingsHarness = async () => {
  const opened = await openTestTable();
  const reads: unknown[] = [];
  const { client } = opened.table;
  const send = (command: { constructor: { name: string }; input: unknown }) => {
    if (command.constructor.name === 'GetCommand') reads.push(command.input);
    return client.send(command as never);
  };
  const table = { ...opened.table, client: Object.assign(Object.create(client), { send }) as typeof client };
  const moment = { now: Date.UTC(2026, 10, 23, 12) };
  const clock = () => moment.now;
  /** By name and id. */
  const parameters = new Map<string, string>();
  const secrets = {
    put: async (name: SecretName, value: string) => {
      const id = randomUUID();
      parameters.set(`${name}/${id}`, value);
      return id;
    },
    get: async (name: SecretName, id: string) => {
      const value = parameters.get(`${name}/${id}`);
      if (value === undefined) throw new Error('ParameterNotFound');
      return value;
    },
    remove: async (name: SecretName, id: string) => void parameters.delete(`${name}/${id}`),
  };
  const events: AuditEvent[] = [];
  const log = auditLog({ table, clock, newId: randomUUID });
  const audit = {
    ...log,
    entry: (...[actor, event]: Parameters<typeof log.entry>) => {
      events.push(event);
      return log.entry(actor, event);
    },
  };
  const caller = { isConfirmed: true, factor: 'none' as 'none' | 'totp' };
  const mails: object[] = [];
  const errors: unknown[] = [];
  const settings = settingsStore(table);
  const names = new Map([admin, other].map(({ userId, username }) => [userId, username]));
  const services = {
    settings,
    secrets,
    tests: testLimits(table, clock),
    pageTexts: pageTextStore(table),
    audit,
    clock,
    log: { info: () => undefined, error: (...entry: unknown[]) => void errors.push(entry) },
    permittedModels: ['a.model-1', 'eu.some.large-model-v1', 'eu.cohere.embed-v4:0'],
    namesOf: async () => names,
    factorOf: async () => caller.factor,
    mailing: {
      from: 'no-reply@site.example',
      ses: {
        send: async (mail: object) => {
          mails.push(mail);
          return {};
        },
        verify: async () => undefined,
      },
    },
    clearEdgeCache: async () => undefined,
    clearMemory: clearMemoryBy(table),
    siteUrl: 'https://site.example',
    stage: { sessionDays: 30, mailFrom: 'no-reply@site.example', contact: '' },
  };
  const handler = apiHandler(settingsEndpoints, settingsRoutes(services), {
    log: { info: () => undefined, error: () => undefined },
    checkSession: async ({ userId }) => ({
      username: names.get(userId) ?? '',
      isAdmin: true,
      isConfirmed: caller.isConfirmed,
    }),
  }) as unknown as Handler;

  const call = async (route: string, { body, as = admin }: { body?: unknown; as?: typeof admin } = {}) => {
    const secret = /secrets\/(\w+)/.exec(route)?.[1];
    const section = /settings\/(\w+)\/history/.exec(route)?.[1];
    const [, page, language] = /page-texts\/([^/]+)\/?([^/]+)?/.exec(route) ?? [];
    const event = httpEvent(route, {
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(secret ? { pathParameters: { name: secret } } : {}),
      ...(section ? { pathParameters: { section } } : {}),
      ...(page ? { pathParameters: language ? { page, language } : { page } } : {}),
    });
    const claims = { token_use: 'access', username: as.userId, origin_jti: 'origin' };
    Object.assign(event.requestContext, { authorizer: { jwt: { claims, scopes: null } } });
    const { statusCode, body: text = '' } = await handler(event, lambdaContext);
    return { status: statusCode, body: text ? JSON.parse(text) : undefined, text };
  };
  /** Sets a secret, as a user who sees the settings as they are. */
  const saveSecret = async (name: SecretName, value: string, { version }: { version?: number } = {}) => {
    const present = (await all()).sections[secretSections[name]].version;
    return call(`PUT /api/admin/settings/secrets/${name}`, { body: { value, version: version ?? present } });
  };
  const all = async () => (await call('GET /api/admin/settings')).body;
  /** Saves some values of a section, by default over its present version. */
  const save = async <Name extends SectionName>(
    name: Name,
    values: Partial<SectionValues<Name>>,
    { as = admin, version }: { as?: typeof admin; version?: number } = {},
  ) => {
    const present = (await all()).sections[name];
    const section = { version: version ?? present.version, values: { ...present.values, ...values } };
    return call('PUT /api/admin/settings', { body: { sections: { [name]: section } }, as });
  };
  return {
    close: opened.close,
    table,
    reads,
    moment,
    clock,
    events,
    parameters,
    caller,
    mails,
    errors,
    call,
    all,
    save,
    saveSecret,
    settings,
    newReader: () => settingsReader({ store: settings, clock }),
    newSecretReader: () => secretSettingsReader({ store: settings, clock, secrets }),
  };
};
