import type * as z from 'zod/mini';
import { auditFilter } from '#contracts/audit.ts';

const names = ['actor', 'action', 'resourceType', 'resourceId', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

/** Which entries are listed; what is not there does not narrow the list. */
export type AuditView = { [Name in FilterName]?: NonNullable<z.output<(typeof auditFilter)[Name]>> };

/** Reads it from an address; what the contract does not allow counts as absent. */
export const readAuditView = (parameters: URLSearchParams): AuditView => {
  const view: Record<string, string> = {};
  for (const name of names) {
    const value = auditFilter[name].safeParse(parameters.get(name) ?? undefined).data;
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
