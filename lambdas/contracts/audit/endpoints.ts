import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { adminRefusals } from '../http/refusals.ts';
import { slices } from '../slices/index.ts';
import { timeSchema } from '../text/fields.ts';
import { userIdSchema } from '../users/person.ts';

type Slice = (typeof slices)[number];
/** Everything that is logged, as the slices declare it. */
export type AuditAction = Extract<Slice, { auditActions: unknown }>['auditActions'][number];
export const auditActions: readonly AuditAction[] = slices.flatMap((slice) =>
  'auditActions' in slice ? slice.auditActions : [],
);
export const auditActionSchema = z.enum(auditActions);

type TypeOf<Action extends string> = Action extends `${infer Type}.${string}` ? Type : never;
export type ResourceType = TypeOf<AuditAction>;
const resourceTypeOf = (action: AuditAction) => action.split('.')[0] as ResourceType;
export const resourceTypes: readonly ResourceType[] = [...new Set(auditActions.map(resourceTypeOf))];

/** One entry of the log; entries are never changed. */
export const auditEntrySchema = z.object({
  id: z.string(),
  time: timeSchema,
  /** The actor. Without an id it was a caller who was not logged in, or the product itself (`system`). */
  actor: z.object({ id: z.optional(userIdSchema), name: z.string() }),
  action: auditActionSchema,
  /** `name` as it was then; it may be empty. */
  resource: z.object({ type: z.enum(resourceTypes), id: z.string(), name: z.string() }),
  ip: z.string(),
  userAgent: z.string(),
  /** The changed fields as short texts; secrets and long bodies are left out. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A row of the list. */
export const auditRowSchema = z.extend(auditEntrySchema, {
  /** In words, as much as the user agent reveals; it may be empty. */
  browser: z.string(),
  /** For saves of one text that belong together: the entry is the last of them, and the changes are those of all. */
  saves: z.optional(z.object({ count: z.number(), first: timeSchema })),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

/** A day of the calendar, `yyyy-mm-dd`. */
export const auditDaySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A day in UTC, or a moment in the form of `time`. */
const bound = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/));

export const auditFilter = {
  /** A user's id; `system` and `anonymous` for those who have none. */
  actor: z.optional(z.union([userIdSchema, z.enum(['system', 'anonymous'])])),
  action: z.optional(auditActionSchema),
  resourceType: z.optional(z.enum(resourceTypes)),
  /** Only together with `resourceType`: everything that happened to one item. */
  resourceId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Both days or moments included. */
  from: z.optional(bound),
  to: z.optional(bound),
  cursor: cursorQuery,
};

/**
 * Newest first. The saves of one editing session are one row, unless the filter asks for saves. A page may be shorter
 * than `limit`, even empty, while `nextCursor` leads on, because a filter reads a limited number of entries.
 */
export const listAuditEntries = endpoint({
  id: 'listAuditEntries',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.strictObject({ ...auditFilter, limit: pageSizeQuery }),
  responses: {
    200: z.object({ items: z.array(auditRowSchema), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

/** A part of the CSV file: the first has the byte order mark and the headings, in the caller's language. */
export const exportAuditEntries = endpoint({
  id: 'exportAuditEntries',
  method: 'POST',
  path: '/api/admin/audit/export',
  access: 'admin',
  confirmed: true,
  isRepeatable: true,
  body: z.strictObject(auditFilter),
  responses: {
    200: z.object({ csv: z.string(), rows: z.number(), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});
