import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';

/** A part of the document that is as OpenAPI 3.1 says: a schema, a parameter, a reply. */
const partSchema = z.looseObject({});
export type ApiPart = z.output<typeof partSchema>;

const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  parameters: z.array(partSchema),
  requestBody: z.optional(partSchema),
  responses: z.record(z.string(), partSchema),
  /** Everyone, any user who is logged in, or administrators. */
  'x-access': z.enum(['public', 'user', 'admin']),
  /** The caller's further proof: the password entered again, or a code of their second factor. */
  'x-proof': z.optional(z.enum(['password', 'secondFactor'])),
  /** How often it can be called. */
  'x-rate-limit': z.optional(z.string()),
  /** Why a list without a `cursor` needs none. */
  'x-bounded': z.optional(z.string()),
  /** Why a write that takes no `Idempotency-Key` needs none. */
  'x-repeatable': z.optional(z.string()),
});
export type ApiOperation = z.output<typeof operationSchema>;

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.optional(z.string()) })),
  /** By path, then by method in small letters. */
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({
    parameters: z.record(z.string(), partSchema),
    responses: z.record(z.string(), partSchema),
    schemas: z.record(z.string(), partSchema),
  }),
});
export type ApiDocument = z.output<typeof documentSchema>;

/** Every call of this release, as an OpenAPI 3.1 document: for programs, and for the page that shows it. */
export const getApiDescription = endpoint({
  id: 'getApiDescription',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'admin',
  responses: { 200: documentSchema, ...adminRefusals },
  isRevalidated: true,
});
