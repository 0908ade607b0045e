import * as z from 'zod';
import { openJournal } from '../runtime/journal.ts';
import { badRequest, notFound } from './errors.ts';

export const suppressionReasonSchema = z.enum(['BOUNCE', 'COMPLAINT']);
export type SuppressionReason = z.infer<typeof suppressionReasonSchema>;

const entrySchema = z.strictObject({
  address: z.string(),
  reason: suppressionReasonSchema,
  /** Milliseconds since 1970. */
  updated: z.number(),
});
type Entry = z.infer<typeof entrySchema>;

const putSchema = z.strictObject({ EmailAddress: z.string().min(1), Reason: suppressionReasonSchema });
const shownEntry = ({ address, reason, updated }: Entry) => ({
  EmailAddress: address,
  Reason: reason,
  LastUpdateTime: updated / 1000,
});

/** The account's suppression list: whom SES sends nothing, and why. */
export interface SuppressionList {
  reasonOf(address: string): SuppressionReason | undefined;
  add(address: string, reason: SuppressionReason): Promise<void>;
  /** The operations of the API, whose errors are SES's. */
  put(input: unknown): Promise<object>;
  get(address: string): object;
  remove(address: string): Promise<object>;
}

/** Opens the list over a file. Addresses count without their case. */
export const openSuppressionList = async (file: string, now: () => number): Promise<SuppressionList> => {
  const journal = await openJournal(file, entrySchema);
  const keyOf = (address: string) => address.toLowerCase();
  const find = (address: string): Entry => {
    const entry = journal.get(keyOf(address));
    if (entry === undefined) throw notFound(`Email address ${address} does not exist on your suppression list.`);
    return entry;
  };
  const add = (address: string, reason: SuppressionReason) =>
    journal.put(keyOf(address), { address: keyOf(address), reason, updated: now() });
  return {
    reasonOf: (address) => journal.get(keyOf(address))?.reason,
    add,
    put: async (input) => {
      const { success, data, error } = putSchema.safeParse(input);
      if (!success) throw badRequest(z.prettifyError(error));
      await add(data.EmailAddress, data.Reason);
      return {};
    },
    get: (address) => ({ SuppressedDestination: shownEntry(find(address)) }),
    remove: async (address) => {
      await journal.delete(keyOf(find(address).address));
      return {};
    },
  };
};
