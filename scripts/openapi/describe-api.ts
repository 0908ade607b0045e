import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { problemSchema } from '#contracts/http/problem.ts';
import { problemCodes } from '#contracts/problems.ts';
import { languages } from '#contracts/text/language.ts';

type Schema = NonNullable<Endpoint['body']>;
type Json = Record<string, unknown>;
type Direction = 'input' | 'output';
/** The contracts' schemas by name. */
export type NamedSchemas = Record<string, Schema>;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: unknown) => ({ 'application/json': { schema } });

/**
 * Translates schemas. Those with a name are described once and referred to; a request and a reply have descriptions of
 * their own, because a default makes a field optional only where it is sent.
 */
const translator = (named: NamedSchemas, direction: Direction) => {
  const suffix = direction === 'input' ? 'Input' : '';
  const translate = (schemas: NamedSchemas): Record<string, Json> => {
    const known = z.registry<{ id: string }>();
    for (const [id, schema] of Object.entries({ ...schemas, ...named }))
      if (!known.has(schema)) known.add(schema, { id });
    const { schemas: translated } = z.toJSONSchema(known, {
      io: direction,
      uri: (id) => reference(id + suffix).$ref,
      // A rule that JSON Schema cannot express is left out: the server refuses what breaks it.
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // A later release may add fields to its replies.
        if (direction === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    return Object.fromEntries(
      Object.entries(translated).map(([id, { $schema: _, $id: __, ...json }]) => [id, json as Json]),
    );
  };
  const all = translate({});
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  return {
    all: Object.fromEntries(Object.entries(all).map(([name, json]) => [name + suffix, json])),
    /** Where it is used: a reference for a schema with a name. */
    use: (schema: Schema): Json => {
      const name = nameOf.get(schema);
      return name ? reference(name + suffix) : (translate({ _: schema })._ ?? {});
    },
  };
};
type Use = (schema: Schema) => Json;

/** `listAuditEntries` -> `List audit entries`. */
const summaryOf = (id: string): string => {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fieldsOf = (schema: Schema | undefined, place: 'path' | 'query', use: Use) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = use(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, field]) =>
    place === 'query' && name === 'cursor'
      ? { $ref: '#/components/parameters/Cursor' }
      : { name, in: place, required: place === 'path' || required.includes(name), schema: field },
  );
};

const responseOf = (schema: Schema | undefined, use: Use) => {
  if (schema === problemSchema) return { $ref: '#/components/responses/Problem' };
  return schema ? { description: 'Done', content: content(use(schema)) } : { description: 'Done; without a body' };
};

const operationOf = (
  tag: string,
  { id, access, idempotent, ...endpoint }: Endpoint,
  use: Record<Direction, Use>,
): Json => ({
  operationId: id,
  summary: summaryOf(id),
  tags: [tag],
  // Roles are told in words: the token itself names none.
  security: access === 'public' ? [] : [{ token: access === 'admin' ? ['admin'] : [] }],
  parameters: [
    ...fieldsOf(endpoint.pathParameters, 'path', use.input),
    ...fieldsOf(endpoint.query, 'query', use.input),
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ],
  ...(endpoint.body ? { requestBody: { required: true, content: content(use.input(endpoint.body)) } } : {}),
  responses: {
    ...Object.fromEntries(
      Object.entries(endpoint.responses).map(([status, schema]) => [status, responseOf(schema, use.output)]),
    ),
    default: { $ref: '#/components/responses/Problem' },
  },
});

const components = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The `token` of the reply to `login`, `answerChallenge` or `refresh`. It is refused as soon as its session is revoked.',
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of the texts in the reply, those of errors among them; Hebrew unless said.',
      schema: { type: 'string', examples: [...languages] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Chosen by the caller, the same for each attempt of one write: for 24 hours an attempt with a known key changes nothing and gets the first reply. The same key with other input is refused (409, `idempotencyConflict`).',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
    },
    Cursor: {
      name: 'cursor',
      in: 'query',
      description:
        'The `nextCursor` of the page before; left out for the first page. It cannot be built by the caller.',
      schema: { type: 'string', maxLength: 1024 },
    },
  },
  responses: {
    Problem: {
      description: 'Refused. `code` says why, for programs; `error` says it in the language asked for, for people.',
      headers: {
        'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
      },
      content: content(reference('Problem')),
    },
  },
};

/** The schemas that `from` refers to, directly or through others. */
const usedBy = (from: unknown, schemas: Record<string, Json>): Record<string, Json> => {
  const used = new Map<string, Json>();
  const follow = (json: unknown) => {
    for (const [, name = ''] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (!schema || used.has(name)) continue;
      used.set(name, schema);
      follow(schema);
    }
  };
  follow(from);
  return Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other, 'en')));
};

/** The description of all calls (OpenAPI 3.1), made from the contracts: whatever is registered there appears here. */
export const describeApi = (
  registry: Record<string, readonly Endpoint[]>,
  { named, version }: { named: NamedSchemas; version: string },
): Json => {
  const [input, output] = [translator(named, 'input'), translator(named, 'output')];
  const use = { input: input.use, output: output.use };
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries(registry)) {
    // `ANY` is the route for everything that no call serves.
    for (const endpoint of endpoints.filter(({ method }) => method !== 'ANY')) {
      const operation = operationOf(tag, endpoint, use);
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const { Problem, ...schemas } = usedBy([paths, components], { ...output.all, ...input.all });
  const code = { type: 'string', enum: [...problemCodes] };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pointe Shoes',
      version,
      description:
        'Fields that a schema does not name are refused (400). Lists answer `items` and, while there are more, `nextCursor`, which is the `cursor` of the next page. Times are ISO 8601, UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to where this file is.
    servers: [{ url: '/' }],
    paths,
    components: {
      ...components,
      schemas: { Problem: { ...Problem, properties: { ...(Problem?.properties as Json), code } }, ...schemas },
    },
  };
};
