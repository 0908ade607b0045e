import * as z from 'zod';
import type { Headers } from '../runtime/http-message.ts';

/** A header, cookie or query parameter as CloudFront Functions see it. */
const valueSchema = z.object({
  value: z.string(),
  attributes: z.string().optional(),
  multiValue: z.array(z.object({ value: z.string(), attributes: z.string().optional() })).optional(),
});
type Value = z.infer<typeof valueSchema>;
/** Names are the caller's, `__proto__` and `constructor` among them: only own properties count. */
export type Values = Record<string, Value>;
// Not `z.record`, which leaves out `__proto__`.
const valuesSchema = z
  .custom<object>((given) => typeof given === 'object' && given !== null)
  .transform((given) => Object.entries(given))
  .pipe(z.array(z.tuple([z.string(), valueSchema])))
  .transform((entries): Values => Object.fromEntries(entries));

export const edgeRequestSchema = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: z.union([valuesSchema, z.string()]),
  headers: valuesSchema,
  cookies: valuesSchema,
});
export const edgeResponseSchema = z.object({
  statusCode: z.number().int(),
  statusDescription: z.string().optional(),
  headers: valuesSchema.default({}),
  cookies: valuesSchema.default({}),
  body: z
    .union([z.string(), z.object({ data: z.string(), encoding: z.enum(['text', 'base64']).default('text') })])
    .optional(),
});
export type EdgeRequest = z.infer<typeof edgeRequestSchema>;
export type EdgeResponse = z.infer<typeof edgeResponseSchema>;

/** Every occurrence: `multiValue` wins over `value` when both are there. */
const each = (values: Values): [string, { value: string; attributes?: string | undefined }][] =>
  Object.entries(values)
    .flatMap(([name, value]) => (value.multiValue ?? [value]).map((one) => [name, one] as const))
    .map(([name, one]) => [name, one]);

const pairs = (text: string, separator: RegExp): [string, string][] =>
  text
    .split(separator)
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });

const valuesOf = (entries: [string, Value][]): Values => {
  const values = new Map<string, Value>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined) values.set(name, value);
    else known.multiValue = [...(known.multiValue ?? [{ ...known }]), value];
  }
  return Object.fromEntries(values);
};
const textsOf = (entries: [string, string][]): Values => valuesOf(entries.map(([name, value]) => [name, { value }]));

/** Query parameters stay percent-encoded, as in CloudFront. */
export const queryValues = (query: string): Values => textsOf(pairs(query, /&/));
export const queryText = (values: Values | string): string =>
  typeof values === 'string'
    ? values
    : each(values)
        .map(([name, { value }]) => `${name}=${value}`)
        .join('&');

export const cookieValues = (headers: Headers): Values =>
  textsOf(pairs((headers.get('cookie') ?? []).join('; '), /;\s*/));
export const cookieText = (values: Values): string =>
  each(values)
    .map(([name, { value }]) => `${name}=${value}`)
    .join('; ');

/** All headers except the one that has its own place in the event. */
export const headerValues = (headers: Headers, except: string): Values =>
  textsOf(
    [...headers]
      .filter(([name]) => name !== except)
      .flatMap(([name, all]) => all.map((value): [string, string] => [name, value])),
  );
export const headersFrom = (values: Values): Headers => {
  const headers: Headers = new Map();
  for (const [name, { value }] of each(values)) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
};

export const setCookieValues = (headers: Headers): Values =>
  valuesOf(
    (headers.get('set-cookie') ?? []).map((line) => {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes: attributes.join('; ') }];
    }),
  );
export const setCookieLines = (values: Values): string[] =>
  each(values).map(([name, { value, attributes }]) => `${name}=${value}${attributes ? `; ${attributes}` : ''}`);
