import type { ApiDocument, ApiPart } from '#contracts/api-description/endpoints.ts';
import { resolve } from './calls.ts';

/** Lists that lie deeper are empty, and deeper still there is nothing at all: a schema may hold itself. */
const deepest = { list: 8, value: 16 };
const formats: Record<string, string> = {
  'date-time': '2026-01-31T09:00:00.000Z',
  email: 'maya@dance.example',
  uri: 'https://dance.example/',
  uuid: '11111111-1111-4111-8111-111111111111',
};

const first = (value: unknown): ApiPart | undefined => (Array.isArray(value) ? (value[0] as ApiPart) : undefined);

const ofNumber = ({ minimum, maximum }: ApiPart): number =>
  Math.min(Math.max(Number(minimum ?? 1), 0), Number(maximum ?? Number.MAX_SAFE_INTEGER));

/** A name that an object takes whose names are not fixed. */
const keyOf = (document: ApiDocument, { propertyNames }: ApiPart): string => {
  const names = resolve(document, propertyNames as ApiPart | undefined)?.enum;
  return Array.isArray(names) ? String(names[0]) : 'name';
};

/**
 * A value that has the form of a schema, to be read and changed: fields with rules of their own hold plain words.
 * Anything that lies too deep is left out.
 */
export const exampleOf = (document: ApiDocument, schema: ApiPart, depth = 0): unknown => {
  const found = resolve(document, schema) ?? {};
  const inner = (part: ApiPart) => exampleOf(document, part, depth + 1);
  if (found.const !== undefined) return found.const;
  if (found.default !== undefined) return found.default;
  if (Array.isArray(found.examples)) return found.examples[0];
  if (Array.isArray(found.enum)) return found.enum[0];
  const alternative = first(found.anyOf) ?? first(found.oneOf);
  if (depth > deepest.value) return null;
  if (alternative) return inner(alternative);
  switch (found.type) {
    case 'object':
      if (typeof found.additionalProperties === 'object')
        return { [keyOf(document, found)]: inner(found.additionalProperties as ApiPart) };
      return Object.fromEntries(
        Object.entries((found.properties ?? {}) as Record<string, ApiPart>).map(([name, field]) => [
          name,
          inner(field),
        ]),
      );
    case 'array':
      return found.items && depth <= deepest.list ? [inner(found.items as ApiPart)] : [];
    case 'string': {
      const format = String(found.format);
      return Object.hasOwn(formats, format) ? formats[format] : 'text';
    }
    case 'integer':
    case 'number':
      return ofNumber(found);
    case 'boolean':
      return true;
    default:
      return null;
  }
};
