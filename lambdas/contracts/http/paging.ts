import * as z from 'zod/mini';

/** How many entries a page of an administrator's list may have. */
export const pageSizes = [10, 25, 50, 100] as const;

/** One of `pageSizes`, as an address says it. */
export const pageSizeQuery = z.optional(z.enum(['10', '25', '50', '100']));
/** `nextCursor` of the page before; left out for the first. */
export const cursorQuery = z.optional(z.string().check(z.maxLength(1024)));
