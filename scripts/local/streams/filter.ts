import * as z from 'zod';

/** Whether a record is wanted. */
export type Filter = (record: unknown) => boolean;
/** Sees the values of one member: none if it is missing, several if it is a list. */
type Test = (values: unknown[]) => boolean;

const unknown = (what: unknown): Error =>
  new Error(`The local twin does not know the filter ${JSON.stringify(what)} of an event source mapping`);

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const operatorSchema = z.union([
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ suffix: z.string() }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({
    'anything-but': z.union([z.string(), z.number(), z.array(scalarSchema), z.strictObject({ prefix: z.string() })]),
  }),
]);

const startsWith =
  (prefix: string) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.startsWith(prefix);

const compileOperator = (source: unknown): Test => {
  const operator = operatorSchema.safeParse(source).data;
  if (operator === undefined) throw unknown(source);
  if ('exists' in operator) return (values) => values.length > 0 === operator.exists;
  if ('prefix' in operator) return (values) => values.some(startsWith(operator.prefix));
  if ('suffix' in operator) {
    return (values) => values.some((value) => typeof value === 'string' && value.endsWith(operator.suffix));
  }
  const excluded = operator['anything-but'];
  if (typeof excluded === 'object' && 'prefix' in excluded) {
    const isExcluded = startsWith(excluded.prefix);
    return (values) => values.some((value) => !isExcluded(value));
  }
  const list: unknown[] = Array.isArray(excluded) ? excluded : [excluded];
  return (values) => values.some((value) => !list.includes(value));
};

const compileLeaf = (alternatives: unknown[]): Test => {
  const tests = alternatives.map((alternative): Test => {
    const exact = scalarSchema.safeParse(alternative);
    return exact.success ? (values) => values.includes(exact.data) : compileOperator(alternative);
  });
  return (values) => tests.some((test) => test(values));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const member = (value: unknown, name: string): unknown[] => {
  const found = isObject(value) ? value[name] : undefined;
  return found === undefined ? [] : [found].flat();
};

const compilePattern = (pattern: unknown): Filter => {
  if (!isObject(pattern)) throw unknown(pattern);
  const filters = Object.entries(pattern).map(([name, rule]): Filter => {
    if (name === '$or') {
      if (!Array.isArray(rule)) throw unknown({ $or: rule });
      const alternatives = rule.map(compilePattern);
      return (value) => alternatives.some((matches) => matches(value));
    }
    if (Array.isArray(rule)) {
      const test = compileLeaf(rule);
      return (value) => test(member(value, name));
    }
    const matches = compilePattern(rule);
    // A missing object is like an empty one: `exists: false` is true of what would be in it.
    return (value) => {
      const found = member(value, name);
      return found.length === 0 ? matches(undefined) : found.some(matches);
    };
  });
  return (value) => filters.every((matches) => matches(value));
};

/**
 * Compiles filter patterns in EventBridge's language: exact values, prefix, suffix, anything-but, exists and $or. A record
 * is wanted if one of them matches, or if there are none. An operator that is not known is an error.
 */
export const compileFilters = (patterns: string[]): Filter => {
  const filters = patterns.map((pattern) => compilePattern(JSON.parse(pattern)));
  return (record) => filters.length === 0 || filters.some((matches) => matches(record));
};
