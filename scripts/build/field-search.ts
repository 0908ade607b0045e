/**
 * Replaces JMESPath, a query language that powertools' idempotency brings along: 23 kB in each function that writes, and
 * all that `platform/http/idempotency.ts` asks for are two fields by their names.
 */
export const search = (field: string, data: unknown): unknown => {
  if (!/^\w+$/.test(field)) throw new Error(`Bundles know no JMESPath, so "${field}" must be the name of a field`);
  return typeof data === 'object' && data !== null ? (Reflect.get(data, field) ?? null) : null;
};

/** The language's own functions: none. */
export class PowertoolsFunctions {}
