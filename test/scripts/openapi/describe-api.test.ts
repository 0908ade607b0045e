import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#contracts/http/endpoint.ts';
import { adminRefusals } from '#contracts/http/refusals.ts';
import { registry } from '#contracts/registry/index.ts';
import { apiDescription } from '#scripts/openapi/api-description.ts';
import { describeApi } from '#scripts/openapi/describe-api.ts';
import { boundedLists } from '#scripts/openapi/notes/bounded-lists.ts';
import { rateLimits } from '#scripts/openapi/notes/rate-limits.ts';
import { repeatableWrites } from '#scripts/openapi/notes/repeatable-writes.ts';
import { summaries } from '#scripts/openapi/notes/summaries.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
  summary: string;
  tags: string[];
  'x-access': string;
  'x-proof'?: string;
  'x-rate-limit'?: string;
  'x-bounded'?: string;
  'x-repeatable'?: string;
}
interface Description {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[] }> }> };
}

const calls = Object.values(registry)
  .flat()
  .filter(({ method }) => method !== 'ANY');
const ajv = new Ajv2020({ strict: false, validateFormats: false });
/** The schema that the OpenAPI initiative publishes; it leaves the schemas inside a description to their own dialect. */
const isOpenApi = ajv.compile(JSON.parse(readFileSync('test/support/openapi-3.1.schema.json', 'utf8')));

let description: Description;
let text: string;
beforeAll(async () => {
  const json = await apiDescription();
  description = json as unknown as Description;
  text = JSON.stringify(json);
});

const operationOf = ({ path, method }: { path: string; method: string }) =>
  description.paths[path]?.[method.toLowerCase()];
const refsOf = (operation: Operation | undefined) => operation?.parameters.flatMap(({ $ref }) => $ref ?? []) ?? [];

describe('the description of the calls', () => {
  it('is valid OpenAPI 3.1, with valid schemas and no reference that leads nowhere', () => {
    isOpenApi(JSON.parse(text));
    expect(isOpenApi.errors).toBeNull();
    for (const schema of Object.values(description.components.schemas)) expect(ajv.validateSchema(schema)).toBe(true);
    for (const [, place = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = place
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], description);
      expect(found, place).toBeDefined();
    }
  });

  it('has every call of the registry, once, and no other', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(calls.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
  });

  it('says who may call, which writes take a key, and where a list goes on', () => {
    for (const call of calls) {
      const operation = operationOf(call);
      const tokens = { public: [], user: [{ token: [] }], admin: [{ token: ['admin'] }] }[call.access];
      expect(operation?.security, call.id).toEqual(tokens);
      expect(refsOf(operation).includes('#/components/parameters/IdempotencyKey'), call.id).toBe(
        'idempotent' in call && call.idempotent,
      );
      expect(Object.keys(operation?.responses ?? {})).toEqual([...Object.keys(call.responses), 'default']);
    }
    const proofs = calls.map(({ id, ...call }) => [id, 'confirmed' in call && call.confirmed ? 'password' : undefined]);
    const told = calls.map((call) => [call.id, operationOf(call)?.['x-proof']] as const);
    expect(told.filter(([, proof]) => proof !== 'secondFactor')).toEqual(
      proofs.filter(([id]) => told.find(([other]) => other === id)?.[1] !== 'secondFactor'),
    );
    expect(told.filter(([, proof]) => proof === 'secondFactor').map(([id]) => id)).toEqual([
      'confirmSession',
      'beginTotp',
      'beginEmailFactor',
      'disableSecondFactor',
      'renewRecoveryCodes',
      'deleteAccount',
    ]);
    for (const call of calls) expect(operationOf(call)?.['x-access']).toBe(call.access);
    const list = calls.find(({ id }) => id === 'listAuditEntries');
    expect(list && refsOf(operationOf(list))).toContain('#/components/parameters/Cursor');
  });

  it('says what every call takes: the fields of its address, and a body where it has one', () => {
    for (const call of calls as Endpoint[]) {
      const operation = operationOf(call);
      const declared = (schema: object | undefined) =>
        Object.keys(schema && 'shape' in schema ? (schema.shape as object) : {});
      const fields = [...declared(call.pathParameters), ...declared(call.query)].filter((name) => name !== 'cursor');
      expect([call.id, operation?.parameters.flatMap(({ name }) => name ?? [])]).toEqual([call.id, fields]);
      expect([call.id, operation?.requestBody !== undefined]).toEqual([call.id, call.body !== undefined]);
    }
  });

  it('puts every call into one slice that it describes, under a plain name', () => {
    for (const { name, description: about } of description.tags) expect(about, name).toMatch(/^[A-Z].*\.$/);
    const names = description.tags.map(({ name }) => name);
    for (const call of calls) {
      const operation = operationOf(call);
      expect(names, call.id).toEqual(expect.arrayContaining(operation?.tags ?? ['none']));
      expect(operation?.tags, call.id).toHaveLength(1);
      expect(operation?.summary, call.id).toMatch(/^[A-Z][a-z]+ \S/);
    }
  });

  it('goes on by cursor in every list, or says what bounds it', () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const operation = operationOf(call);
      const goesOn = refsOf(operation).includes('#/components/parameters/Cursor');
      const isList = call.id.startsWith('list') || goesOn;
      expect([call.id, goesOn !== (operation?.['x-bounded'] !== undefined)]).toEqual([call.id, isList]);
    }
  });

  it('takes an Idempotency-Key with every write, or says why it may be sent twice', () => {
    for (const call of calls) {
      const operation = operationOf(call);
      const takesKey = refsOf(operation).includes('#/components/parameters/IdempotencyKey');
      const isWrite = call.method !== 'GET' && call.method !== 'HEAD';
      expect([call.id, takesKey !== (operation?.['x-repeatable'] !== undefined)]).toEqual([call.id, isWrite]);
    }
  });

  it('says how often a call may be made, wherever it can be refused for that', () => {
    for (const call of calls) {
      const operation = operationOf(call);
      expect([call.id, operation?.['x-rate-limit'] !== undefined]).toEqual([call.id, 429 in call.responses]);
    }
    const limit = (id: string) =>
      calls.filter((call) => call.id === id).map((call) => operationOf(call)?.['x-rate-limit']);
    expect(limit('probeAi')).toEqual(['10 times a minute for each administrator.']);
    expect(limit('confirmTotp')).toEqual([
      '8 wrong first codes for each account a day, then one every minute, doubling up to 15 minutes.',
    ]);
  });

  it('notes nothing of a call that there is not', () => {
    const ids = calls.map(({ id }) => id as string);
    for (const notes of [summaries, rateLimits, boundedLists, repeatableWrites])
      expect(Object.keys(notes).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('describes every schema that a call uses, and none that no call uses', () => {
    const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect(Object.keys(description.components.schemas).filter((name) => !used.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(100);
  });

  it('says of a field what its contract says', () => {
    const preview = description.components.schemas.CacheUsage?.properties as Record<string, { description?: string }>;
    expect(preview.missMs ?? preview.noted).toMatchObject({ description: expect.stringMatching(/^When an instance/) });
    const { top = {} } = preview;
    expect(top.description).toMatch(/^The most frequent reads/);
  });

  it('holds no secret, no address of a machine, and no name of what is inside', () => {
    for (const inside of [
      /lambdas\/|#contracts|#lambdas|node_modules|\.ts\b|@throws|Schema`/,
      /\b(pk|sk|gsi\d|ttl)\b|DynamoDB|Cognito|Lambda|CloudFront|\bSES\b.{0,3}`/,
      /[A-Z]+_(NAME|KEY|SECRET|ARN)\b|origin-key|AKIA|arn:aws|BEGIN [A-Z ]*KEY|https?:\/\/(localhost|127)/,
    ])
      expect(text.match(inside)?.[0]).toBeUndefined();
  });

  it('describes the refusals, with all their codes', () => {
    const { Problem } = description.components.schemas;
    expect(Object.keys(Problem?.properties ?? {})).toEqual([
      'error',
      'code',
      'requestId',
      'fields',
      'retryAfter',
      'signUp',
    ]);
    expect(Problem?.properties.code?.enum).toContain('idempotencyConflict');
  });

  it('gives what a caller has to send: the rules of a body and of an address', () => {
    const validate = ajv.compile({
      ...(description as object),
      $ref: '#/paths/~1users~1create/post/requestBody/content/application~1json/schema',
    });
    const user = { username: 'Maya', email: 'maya@dance.example' };
    expect(validate(user)).toBe(true);
    expect(validate({ ...user, isAdmin: true })).toBe(true);
    expect(validate({ email: user.email })).toBe(false);
    expect(validate({ ...user, role: 'admin' })).toBe(false);
  });

  it('takes in a new contract without being told', () => {
    const item = z.object({ id: z.string(), size: z._default(z.number(), 1) });
    const listThings = endpoint({
      id: 'listThings',
      method: 'GET',
      path: '/api/admin/things/{id}',
      access: 'admin',
      pathParameters: z.strictObject({ id: z.string() }),
      query: z.strictObject({ cursor: z.optional(z.string()), kind: z.optional(z.enum(['old', 'new'])) }),
      responses: { 200: z.object({ items: z.array(item) }), ...adminRefusals },
    });
    const made = describeApi({ things: [listThings] }, { named: { Item: item }, version: '1' });
    expect(made).toMatchObject({
      paths: {
        '/api/admin/things/{id}': {
          get: {
            operationId: 'listThings',
            summary: 'List things',
            tags: ['things'],
            parameters: [
              { name: 'id', in: 'path', required: true },
              { $ref: '#/components/parameters/Cursor' },
              { name: 'kind', in: 'query', required: false, schema: { enum: ['old', 'new'] } },
              { $ref: '#/components/parameters/AcceptLanguage' },
            ],
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { properties: { items: { items: { $ref: '#/components/schemas/Item' } } } },
                  },
                },
              },
            },
          },
        },
      },
      components: { schemas: { Item: { required: ['id', 'size'] } } },
    });
  });
});
