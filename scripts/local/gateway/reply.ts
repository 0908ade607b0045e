import * as z from 'zod';
import type { Outcome } from '../functions/sandbox.ts';
import { type Headers, type HttpResponse, headersOf } from '../runtime/http-message.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const structuredSchema = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), scalar).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** A reply of the gateway's own. */
export const gatewayMessage = (status: number, message: string): HttpResponse => ({
  status,
  headers: headersOf({ 'content-type': 'application/json' }),
  body: Buffer.from(JSON.stringify({ message })),
});

const internalServerError = (): HttpResponse => gatewayMessage(500, 'Internal Server Error');

const inferred = (value: unknown): HttpResponse => ({
  status: 200,
  headers: headersOf({ 'content-type': 'application/json' }),
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

/** Turns what a function returned into a reply: the structured form, else JSON with status 200. */
export const replyOf = (outcome: Outcome): HttpResponse => {
  if ('error' in outcome) return internalServerError();
  const value: unknown = JSON.parse(outcome.payload);
  if (typeof value !== 'object' || value === null || !('statusCode' in value)) return inferred(value);
  const parsed = structuredSchema.safeParse(value);
  if (!parsed.success) return internalServerError();
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const all: Headers = new Map();
  for (const [name, header] of Object.entries(headers ?? {})) all.set(name.toLowerCase(), [header]);
  if (!all.has('content-type')) all.set('content-type', ['text/plain;charset=UTF-8']);
  if (cookies?.length) all.set('set-cookie', [...(all.get('set-cookie') ?? []), ...cookies]);
  return { status: statusCode, headers: all, body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8') };
};
