import { errorIdSchema } from '#contracts/error-log/endpoints.ts';

/** As people see it and read it out: `K7F2-9QXM`. */
export const errorNumberText = (id: string): string => `${id.slice(0, 4)}-${id.slice(4)}`;

/** The number that a user typed or pasted; letters that look like digits count as those. Undefined if it is none. */
export const readErrorNumber = (typed: string): string | undefined => {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return errorIdSchema.safeParse(signs).data;
};
