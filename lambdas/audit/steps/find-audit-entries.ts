import * as z from 'zod/mini';
import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AuditFilter, AuditPosition } from '../model/audit-filter.ts';
import { isPerson } from '../model/entry.ts';
import { type FoldedEntry, foldSaves, isSave } from '../model/fold-saves.ts';
import type { AuditServices } from '../services.ts';

const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const id = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/));
const positionSchema = z.tuple([time, id]);

/** The most entries that one page of rows may read. */
const mostRead = 1_000;

type Question = AuditFilter & { cursor?: string | undefined };
type Reading = Pick<AuditServices, 'entries' | 'namesOf'>;
type Page<Item> = { items: Item[]; nextCursor?: string };

/** The id of the user that a resource is, or belongs to. */
const personOf = ({ type, id: of }: AuditEntry['resource']): string | undefined =>
  isPerson(type) ? of.split('.')[0] : undefined;

/** Names people as they are called now; a deleted user stays an id. */
const withNames = async <Item extends AuditEntry>(items: Item[], namesOf: Reading['namesOf']): Promise<Item[]> => {
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

/** @throws ProblemError `invalidRequest`, `invalidCursor`. */
const placeOf = ({ cursor, ...filter }: Question): { filter: AuditFilter; after: AuditPosition | undefined } => {
  // An id is ambiguous without the type of its resource.
  if (filter.resourceId !== undefined && filter.resourceType === undefined) throw new ProblemError('invalidRequest');
  const place = cursor === undefined ? undefined : decodeCursor(cursor, positionSchema);
  return { filter, after: place && { time: place[0], id: place[1] } };
};

const pageOf = async <Item extends AuditEntry>(
  { namesOf }: Reading,
  items: Item[],
  next: AuditPosition | undefined,
): Promise<Page<Item>> => ({
  items: await withNames(items, namesOf),
  ...(next ? { nextCursor: encodeCursor([next.time, next.id]) } : {}),
});

/** A page of the entries that a filter finds, without grouping. @throws ProblemError as `placeOf`. */
export const findAuditEntries = async (
  services: Reading,
  question: Question,
  limit: number,
): Promise<Page<AuditEntry>> => {
  const { filter, after } = placeOf(question);
  const { items, next } = await services.entries.list(filter, { limit, after });
  return pageOf(services, items, next);
};

/** The same page as rows: the saves of one editing session are one row. @throws ProblemError as `placeOf`. */
export const findAuditRows = async (
  services: Reading,
  question: Question,
  limit: number,
): Promise<Page<FoldedEntry>> => {
  const { filter, after } = placeOf(question);
  const read: AuditEntry[] = [];
  let next = after;
  let folded = foldSaves(read, limit);
  do {
    const page = await services.entries.list(filter, { limit, after: next });
    read.push(...page.items);
    next = page.next;
    folded = foldSaves(read, limit);
    // A short page with a next cursor has read as many entries as a filter may.
    if (!next || page.items.length < limit || read.length >= mostRead) break;
  } while (folded.taken === read.length && (folded.rows.length < limit || isSave(read.at(-1))));
  const { rows, taken } = folded;
  return pageOf(services, rows, taken < read.length ? read[taken - 1] : next);
};
