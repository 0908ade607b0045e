import * as z from 'zod/mini';
import { factorProofSchema } from '#contracts/account/second-factor.ts';
import { type Endpoint, redirectSchema } from '#contracts/http/endpoint.ts';
import { problemSchema } from '#contracts/http/problem.ts';
import { problemCodes } from '#contracts/http/problem-codes.ts';
import { components, introduction } from './common-parts.ts';
import { type Documented, describeField } from './doc-comments.ts';
import { content, type Json, reference } from './json.ts';
import { describeSchemas, inputReference, sameBothWays, usedBy } from './named-schemas.ts';

type Schema = NonNullable<Endpoint['body']>;
type Direction = 'input' | 'output';
/** The contracts' schemas by name. */
export type NamedSchemas = Record<string, Schema>;

/** By the id of a call. */
type Notes = Readonly<Record<string, string>>;
interface Describing {
  named: NamedSchemas;
  version: string;
  /** The comments of the contracts. */
  comments?: { schemas: ReadonlyMap<string, Documented>; calls: ReadonlyMap<string, Documented> };
  /** The facts that no contract states. */
  notes?: { summaries: Notes; rateLimits: Notes; boundedLists: Notes; repeatableWrites: Notes };
  /** The facts that the calls of a tag have in common. */
  about?: Notes;
}
const nothing = { schemas: new Map<string, Documented>(), calls: new Map<string, Documented>() };
const noNotes = { summaries: {}, rateLimits: {}, boundedLists: {}, repeatableWrites: {} };

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
  if (schema === redirectSchema) {
    const Location = { description: 'Where to go on, by GET.', schema: { type: 'string', format: 'uri' } };
    return { description: 'See another address; without a body', headers: { Location } };
  }
  if (schema === problemSchema) return { $ref: '#/components/responses/Problem' };
  return schema ? { description: 'Done', content: content(use(schema)) } : { description: 'Done; without a body' };
};

/** The caller's further proof: in the body (`factorProofSchema`) or in a header (`confirmed`). */
const proofOf = ({ body, confirmed }: Endpoint) => {
  if (body === factorProofSchema) return 'secondFactor';
  return confirmed ? 'password' : undefined;
};

/** Without the fields that have no value. */
const given = (fields: Json): Json => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

const operationOf = (
  endpoint: Endpoint,
  { tag, use, comments = nothing, notes = noNotes }: { tag: string; use: Record<Direction, Use> } & Partial<Describing>,
): Json => {
  const { id, access, idempotent, confirmed } = endpoint;
  const said = comments.calls.get(id);
  const operation = {
    operationId: id,
    summary: notes.summaries[id] ?? summaryOf(id),
    ...given({ description: said?.text }),
    tags: [tag],
    // Roles are described in words: the token itself names none.
    security: access === 'public' ? [] : [{ token: access === 'admin' ? ['admin'] : [] }],
    parameters: [
      ...fieldsOf(endpoint.pathParameters, 'path', use.input),
      ...fieldsOf(endpoint.query, 'query', use.input),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(confirmed ? [{ $ref: '#/components/parameters/Confirmation' }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: content(use.input(endpoint.body)) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => [status, responseOf(schema, use.output)]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
    'x-access': access,
    ...given({
      'x-proof': proofOf(endpoint),
      'x-rate-limit': notes.rateLimits[id],
      'x-bounded': notes.boundedLists[id],
      'x-repeatable': notes.repeatableWrites[id],
    }),
  };
  describeFields(operation, said);
  return operation;
};

/** The schema of a part that is not referred to by a name. */
const ownSchema = (part: Json | undefined): unknown =>
  (part?.content as { 'application/json': Json } | undefined)?.['application/json'].schema;

/** Puts the comments of a call's fields to its parameters, its body and its replies. */
const describeFields = (
  operation: { parameters: Json[]; requestBody?: Json; responses: Json },
  said: Documented | undefined,
) => {
  for (const [path, text] of said?.fields ?? []) {
    const [part, name = '', ...rest] = path.split('.');
    if (part === 'body') describeField(ownSchema(operation.requestBody), [name, ...rest], text);
    if (part === 'responses' && rest.length === 0) {
      const reply = operation.responses[name] as Json | undefined;
      if (reply && !('$ref' in reply)) reply.description = text;
    }
    if (part === 'responses') describeField(ownSchema(operation.responses[name] as Json | undefined), rest, text);
    const parameter = operation.parameters.find(
      (each) => each.name === name && each.in === part?.replace('Parameters', ''),
    );
    if (parameter) parameter.description ??= text;
  }
};

/**
 * The description of all calls (OpenAPI 3.1), made from the contracts: everything that is registered there appears
 * here.
 */
export const describeApi = (registry: Record<string, readonly Endpoint[]>, describing: Describing): Json => {
  const { named, version, comments = nothing, about = {} } = describing;
  const [input, output] = [translator(named, 'input'), translator(named, 'output')];
  const use = { input: input.use, output: output.use };
  const paths: Record<string, Json> = {};
  const tags: Json[] = [];
  for (const [tag, endpoints] of Object.entries(registry)) {
    // `ANY` is the route for everything that no call serves.
    const calls = endpoints.filter(({ method }) => method !== 'ANY');
    if (calls.length > 0) tags.push({ name: tag, ...given({ description: about[tag] }) });
    for (const endpoint of calls) {
      const operation = operationOf(endpoint, { ...describing, tag, use });
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const all = describeSchemas({ ...output.all, ...input.all }, comments.schemas);
  const same = sameBothWays(all);
  const merged = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replaceAll(inputReference, (whole, name: string) =>
        same.has(name) ? JSON.stringify(reference(name).$ref) : whole,
      ),
    );
  const { Problem, ...schemas } = usedBy([merged(paths), components], merged(all));
  const code = { type: 'string', enum: [...problemCodes] };
  return {
    openapi: '3.1.1',
    info: { title: 'Pointe Shoes', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    // Relative to where this file is.
    servers: [{ url: '/' }],
    tags,
    paths: merged(paths),
    components: {
      ...components,
      schemas: { Problem: { ...Problem, properties: { ...(Problem?.properties as Json), code } }, ...schemas },
    },
  };
};
