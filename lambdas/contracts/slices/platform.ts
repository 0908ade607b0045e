import { declareTable, type SliceDeclaration } from './declaration.ts';

/** The parts that belong to no slice. */
export const platform = {
  problems: {
    invalidRequest: 400,
    invalidCursor: 400,
    payloadTooLarge: 413,
    unsupportedMediaType: 415,
    notFound: 404,
    unavailable: 503,
    internal: 500,
    authenticationRequired: 401,
    forbidden: 403,
    idempotencyConflict: 409,
    editConflict: 409,
    idTaken: 409,
    slugTaken: 409,
    orderOutdated: 409,
  },
} as const satisfies SliceDeclaration;

export const platformTable = declareTable({
  partitions: {
    /** The stored replies of idempotent writes. Functions that serve one may use it without being named here. */
    idempotency: 'IDEMPOTENCY',
    /** Of the audit log, which is a table of its own. */
    audit: 'AUDIT#',
  },
  access: {},
});
