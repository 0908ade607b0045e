import * as z from 'zod/mini';

/** The counts of one network address in a day. Kept for two days, under a hash like a visitor's. */
export const addressStateSchema = z.object({
  /** 0 where there is none yet. */
  version: z.number(),
  /** How many visitors: another name of the browser makes another one. */
  visitors: z.number(),
  /** How many names of searches and referrers it was the first to send. */
  names: z.number(),
});
export type AddressState = z.infer<typeof addressStateSchema>;

export const unknownAddress: AddressState = { version: 0, visitors: 0, names: 0 };

/** A school behind one address has some hundred visitors a day; those beyond count as programs, and further names are left out. */
export const addressLimits = { visitors: 300, names: 100 } as const;
