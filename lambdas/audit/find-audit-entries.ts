import * as z from 'zod/mini';
import type { AuditEntry } from '#contracts/audit.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/table/cursor.ts';
import type { AuditFilter } from './audit-store.ts';
import { isPerson } from './entry-of.ts';
import type { AuditServices } from './services.ts';

const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const id = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/));
const positionSchema = z.tuple([time, id]);

/** The user that a resource is, or belongs to. */
const personOf = ({ type, id: of }: AuditEntry['resource']): string | undefined =>
  isPerson(type) ? of.split('.')[0] : undefined;

/** Names people as they are called now; whoever is deleted stays an id. */
const withNames = async (items: AuditEntry[], namesOf: AuditServices['namesOf']): Promise<AuditEntry[]> => {
  const ids = items.flatMap(({ actor, resource }) => [actor.id ?? '', personOf(resource) ?? '']).filter(Boolean);
  const names = await namesOf([...new Set(ids)]);
  return items.map((entry) => {
    const { actor, resource } = entry;
    const person = personOf(resource);
    return {
      ...entry,
      actor: actor.id ? { id: actor.id, name: names.get(actor.id) ?? '' } : actor,
      resource: person ? { ...resource, name: names.get(person) ?? '' } : resource,
    };
  });
};

/** A page of the entries that a filter finds. @throws ProblemError `invalidRequest`, `invalidCursor`. */
export const findAuditEntries = async (
  { entries, namesOf }: Pick<AuditServices, 'entries' | 'namesOf'>,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined },
  limit: number,
): Promise<{ items: AuditEntry[]; nextCursor?: string }> => {
  // An id says nothing without the type of what it is of.
  if (filter.resourceId !== undefined && filter.resourceType === undefined) throw new ProblemError('invalidRequest');
  const place = cursor === undefined ? undefined : decodeCursor(cursor, positionSchema);
  const after = place && { time: place[0], id: place[1] };
  const { items, next } = await entries.list(filter, { limit, after });
  return {
    items: await withNames(items, namesOf),
    ...(next ? { nextCursor: encodeCursor([next.time, next.id]) } : {}),
  };
};
