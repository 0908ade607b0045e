import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, ResourceType } from '#contracts/audit/endpoints.ts';
import type { Actor, AuditEvent } from '#lambdas/platform/audit.ts';

/** Never logged, with everything nested in them: credentials, and anything that proves that a user has one. */
const secret = /password|secret|token|codes?$|hash(es)?$/i;
/** Settings about passwords. */
const rules = /^(passwordMinimum|onPasswordReset)$/;
/** The version and times of writing: the log itself says both. */
const bookkeeping = /^(version|profileVersion|updated|incomplete|factorSince)$/;
/** A rich text: it has a history of its own, so the log only says how long it was. */
const long = /^body$/i;
/**
 * Fields that people fill in about themselves, and the forms by which they are searched. Entries stay when a person is deleted, so
 * the log says that such a field changed, but not its values.
 */
const personal = /^(username|mailName|email|phone|birthDate|gender|location|timeZone|search)$/i;

/** How the log treats a field of this name. */
export const ruleOf = (name: string): 'open' | 'omitted' | 'long' | 'personal' => {
  if (rules.test(name)) return 'open';
  if (secret.test(name) || bookkeeping.test(name)) return 'omitted';
  if (long.test(name)) return 'long';
  return personal.test(name) ? 'personal' : 'open';
};

/** Code points. */
const longest = 200;

/** Shortens a text for an entry: whole characters, with a mark where it was cut. */
export const shortText = (text: string): string => {
  const characters = [...text.slice(0, 4 * longest).toWellFormed()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};

export interface Leaf {
  /** The value that is compared to decide whether the field changed. */
  value: unknown;
  /** The value as the entry shows it; nothing if it is personal. */
  text: string | undefined;
}

const holdsNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Attributes of a rich-text node that say how it looks, not what it says. */
const form = new Set(['type', 'attrs', 'marks']);

/** Counts the characters that a person wrote, however deeply they are nested. */
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

const mostFields = 50;

const shown = (side: 'before' | 'after', leaf: Leaf | undefined) =>
  leaf?.text === undefined ? {} : { [side]: shortText(leaf.text) };

/** The fields that differ between two versions of a record; all fields if the record is new or deleted. */
export const changesOf = (before: object = {}, after: object = {}): AuditEntry['changes'] => {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !isDeepStrictEqual(was.get(field)?.value, is.get(field)?.value))
    .slice(0, mostFields)
    .map((field) => ({ field, ...shown('before', was.get(field)), ...shown('after', is.get(field)) }));
};

/**
 * Actors without an id: `anonymous` for a request without a log-in, `system` for everything that the product does by
 * itself.
 */
const actorOf = ({ caller, client }: Actor): AuditEntry['actor'] =>
  caller ? { id: caller.userId, name: '' } : { name: client ? 'anonymous' : 'system' };

/** The first part of an action is the type of its resource. */
export const resourceTypeOf = (action: AuditEntry['action']): ResourceType => action.split('.')[0] as ResourceType;

/** Resources that are a person, by id, or belong to one (`<user id>.<session>`). */
export const isPerson = (type: ResourceType): boolean => ['user', 'account', 'session'].includes(type);

/**
 * Turns an event into a log entry. Entries outlive people: the actor and an affected person are kept by id alone, and
 * are named when the entry is read, as long as the user exists. Other names are kept as they were.
 */
export const entryOf = (
  actor: Actor,
  { action, resource, before, after }: AuditEvent,
  { id, time }: { id: string; time: string },
): AuditEntry => {
  const type = resourceTypeOf(action);
  return {
    id,
    time,
    actor: actorOf(actor),
    action,
    resource: { type, id: resource.id, name: isPerson(type) ? '' : shortText(resource.name ?? '') },
    ip: actor.client?.ip ?? '',
    userAgent: actor.client?.userAgent ?? '',
    changes: changesOf(before, after),
  };
};
