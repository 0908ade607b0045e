import type * as z from 'zod/mini';
import { auditDaySchema, auditFilter } from '#contracts/audit/endpoints.ts';

/** When a day begins, or its last moment; a day that does not exist is the one that the calendar has instead. */
const momentOf = (day: string, { isEnd = false } = {}): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + (isEnd ? 1 : 0));
  const time = new Date(moment.getTime() - (isEnd ? 1 : 0)).toISOString();
  // Beyond the year 9999 there is nothing to list.
  return time.startsWith('+') ? day : time;
};

const names = ['actor', 'action', 'resourceType', 'resourceId', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

/** Which entries are listed, by days of the browser's own zone; what is not there does not narrow the list. */
export type AuditView = { [Name in FilterName]?: NonNullable<z.output<(typeof auditFilter)[Name]>> };

/** As it is sent: the days in the browser's zone, in which the list shows its times. */
export const inMoments = ({ from, to, ...view }: AuditView): AuditView => ({
  ...view,
  ...(from ? { from: momentOf(from) } : {}),
  ...(to ? { to: momentOf(to, { isEnd: true }) } : {}),
});

/** Reads it from an address; what the contract does not allow counts as absent. */
export const readAuditView = (parameters: URLSearchParams): AuditView => {
  const view: Record<string, string> = {};
  for (const name of names) {
    const schema = name === 'from' || name === 'to' ? auditDaySchema : auditFilter[name];
    const value = schema.safeParse(parameters.get(name) ?? undefined).data;
    if (value !== undefined) view[name] = value;
  }
  // An id says nothing without its type.
  if (!view.resourceType) delete view.resourceId;
  return view as AuditView;
};

/** The address's parameters with some of the filter changed; an empty text takes one away. */
export const withFilter = (before: URLSearchParams, changes: Partial<Record<FilterName, string>>): URLSearchParams => {
  const parameters = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  if ('resourceType' in changes && !('resourceId' in changes)) parameters.delete('resourceId');
  return parameters;
};
