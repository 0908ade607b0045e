import * as z from 'zod';

/** The comparisons of one value of an event, of EventBridge's those that need no arithmetic. */
const comparisonSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ suffix: z.string() }),
  z.strictObject({ 'equals-ignore-case': z.string() }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({ 'anything-but': z.union([z.string(), z.array(z.union([z.string(), z.number()])).min(1)]) }),
]);
type Comparison = z.infer<typeof comparisonSchema>;

/** For each field either what its value may be, or a pattern of what lies in it. */
export interface Pattern {
  [field: string]: Comparison[] | Pattern;
}
export const patternSchema: z.ZodType<Pattern> = z.lazy(() =>
  z
    .record(z.string(), z.union([z.array(comparisonSchema).min(1), patternSchema]))
    .refine((fields) => Object.keys(fields).length > 0, 'a pattern names a field'),
);

const isOneOf = (comparison: Comparison, value: unknown): boolean => {
  if (typeof comparison !== 'object' || comparison === null) return value === comparison;
  if ('exists' in comparison) return comparison.exists;
  if ('anything-but' in comparison) {
    const excluded: unknown[] = [comparison['anything-but']].flat();
    return !excluded.includes(value);
  }
  if (typeof value !== 'string') return false;
  if ('prefix' in comparison) return value.startsWith(comparison.prefix);
  if ('suffix' in comparison) return value.endsWith(comparison.suffix);
  return value.toLowerCase() === comparison['equals-ignore-case'].toLowerCase();
};

const isMissing = (comparison: Comparison): boolean =>
  typeof comparison === 'object' && comparison !== null && 'exists' in comparison && !comparison.exists;

const fieldOf = (event: unknown, field: string): unknown =>
  typeof event === 'object' && event !== null && Object.hasOwn(event, field) ? Reflect.get(event, field) : undefined;

/** Whether an event has what a pattern asks for. Of a list in the event one value is enough, as on AWS. */
export const matches = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([field, wanted]) => {
    const value = fieldOf(event, field);
    if (!Array.isArray(wanted)) return matches(wanted, value);
    if (value === undefined) return wanted.some(isMissing);
    return [value].flat().some((each) => wanted.some((comparison) => isOneOf(comparison, each)));
  });
