import { ruleOf } from './field-rules.ts';

export interface Leaf {
  /** The value that is compared to tell whether the field changed. */
  value: unknown;
  /** What the entry shows of the value; nothing if it is personal. */
  text: string | undefined;
}

const holdsNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Attributes of a rich-text node that say how it looks, not what it says. */
const form = new Set(['type', 'attrs', 'marks']);

/** Counts the characters that somebody wrote, however deeply they are nested. */
const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + charactersIn(inner), 0);
  if (!isRecord(value)) return 0;
  return charactersIn(Object.entries(value).flatMap(([name, inner]) => (form.has(name) ? [] : [inner])));
};

/** Lists are treated in the same way: only what may be shown is kept. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (!isRecord(value)) return String(value ?? '');
  return [...leavesOf(value)]
    .flatMap(([field, { text }]) => (text === undefined ? [] : `${field}: ${text}`))
    .join(', ');
};

const withoutOmitted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOmitted);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => ruleOf(name) !== 'omitted');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutOmitted(inner)]));
};

/**
 * The fields of a record by their dotted names: `description.he`. A list is one field. Secrets and what else is
 * omitted, and fields that hold nothing, are no fields.
 */
export const leavesOf = (record: object, prefix = ''): Map<string, Leaf> => {
  const leaves = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(record)) {
    const [rule, field] = [ruleOf(name), `${prefix}${name}`];
    if (rule === 'omitted' || holdsNothing(value)) continue;
    if (rule === 'personal') leaves.set(field, { value, text: undefined });
    else if (rule === 'long') leaves.set(field, { value, text: String(charactersIn(value)) });
    else if (isRecord(value)) for (const [inner, leaf] of leavesOf(value, `${field}.`)) leaves.set(inner, leaf);
    else leaves.set(field, { value: withoutOmitted(value), text: textOf(value) });
  }
  return leaves;
};
