import type { ApiDocument, ApiPart } from '#contracts/api-description/endpoints.ts';
import { resolve } from './calls.ts';

/** A field of a schema, below the one that it is in. */
export interface SchemaRow {
  /** The names that lead to it; `[]` stands for each of a list, a number for one of several alternatives. */
  path: readonly string[];
  type: string;
  isRequired: boolean;
  description?: string | undefined;
  /** The rules of a value. */
  rules: readonly string[];
}

const deepest = 5;
const parts = (value: unknown): ApiPart[] => (Array.isArray(value) ? (value as ApiPart[]) : []);
const alternativesOf = ({ anyOf, oneOf }: ApiPart): ApiPart[] => [...parts(anyOf), ...parts(oneOf)];

/** The schema itself, with the words that stand where it is referred to. */
const whole = (document: ApiDocument, schema: ApiPart): ApiPart => {
  const { $ref, ...own } = schema;
  return $ref === undefined ? schema : { ...resolve(document, schema), ...own };
};

/** `string`, `array of number`, `"he" | "en"`: what a value is, in the words of JSON. */
export const typeOf = (document: ApiDocument, schema: ApiPart, depth = 0): string => {
  const found = whole(document, schema);
  if (found.const !== undefined) return JSON.stringify(found.const);
  if (Array.isArray(found.enum)) return found.enum.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = alternativesOf(found);
  if (alternatives.length > 0 && depth < deepest)
    return [...new Set(alternatives.map((each) => typeOf(document, each, depth + 1)))].join(' | ');
  if (found.type === 'array' && depth < deepest)
    return `array of ${typeOf(document, (found.items ?? {}) as ApiPart, depth + 1)}`;
  return typeof found.type === 'string' ? found.type : 'any';
};

/** The sign by which one of several alternatives differs from the others: `object, type: "image"`. */
const alternativeType = (document: ApiDocument, schema: ApiPart): string => {
  const { properties = {} } = whole(document, schema) as { properties?: Record<string, ApiPart> };
  const marks = Object.entries(properties).flatMap(([name, { const: value }]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}`,
  );
  return [typeOf(document, schema), ...marks].join(', ');
};

const named = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format', 'pattern', 'default'];
const rulesOf = (schema: ApiPart): string[] =>
  named.flatMap((name) => {
    const value = schema[name];
    // The bounds of a whole number in JavaScript say nothing.
    if (value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return [];
    return `${name}: ${typeof value === 'string' && name !== 'default' ? value : JSON.stringify(value)}`;
  });

/** The direct children of a schema: fields, the entry of a list, or alternatives that have fields. */
const childrenOf = (document: ApiDocument, schema: ApiPart): [name: string, child: ApiPart, isRequired: boolean][] => {
  const { properties, required, additionalProperties, items } = schema;
  if (properties) {
    const names = Array.isArray(required) ? (required as string[]) : [];
    return Object.entries(properties).map(([name, child]) => [name, child as ApiPart, names.includes(name)]);
  }
  if (typeof additionalProperties === 'object' && additionalProperties !== null)
    return [['*', additionalProperties as ApiPart, false]];
  if (items) {
    const each = whole(document, items as ApiPart);
    return childrenOf(document, each).map(([name, child, isRequired]) => [`[].${name}`, child, isRequired]);
  }
  const alternatives = alternativesOf(schema).filter((each) => childrenOf(document, whole(document, each)).length > 0);
  return alternatives.map((each, at) => [`${at + 1}`, each, false]);
};

const isAlternative = (name: string): boolean => /^(\[\]\.)?\d+$/.test(name);

/** All fields of a schema, each followed by those within it. A schema that holds itself is followed once. */
export const schemaRows = (
  document: ApiDocument,
  schema: ApiPart,
  above: { path: readonly string[]; seen: readonly unknown[] } = { path: [], seen: [] },
): SchemaRow[] => {
  const found = whole(document, schema);
  const seen = schema.$ref === undefined ? above.seen : [...above.seen, schema.$ref];
  if (above.path.length >= deepest || (schema.$ref !== undefined && above.seen.includes(schema.$ref))) return [];
  return childrenOf(document, found).flatMap(([name, child, isRequired]) => {
    const path = [...above.path, name];
    const own = whole(document, child);
    const description = typeof own.description === 'string' ? own.description : undefined;
    const row = {
      path,
      type: isAlternative(name) ? alternativeType(document, child) : typeOf(document, child),
      isRequired,
      description,
      rules: rulesOf(own),
    };
    return [row, ...schemaRows(document, child, { path, seen })];
  });
};
