import * as z from 'zod/mini';
import { typedEmail } from '../text/typed.ts';
import { emailSchema } from '../users/person.ts';

/** To how many addresses a test mail goes at most. */
export const testAddressLimit = 3;

export const testAddressesSchema = z
  .array(emailSchema)
  .check(z.minLength(1, 'required'), z.maxLength(testAddressLimit, `tooMany:${testAddressLimit}`));

/** Addresses as they are typed or pasted: between commas, semicolons, blanks and lines, with marks of direction around them. */
export const typedAddresses = (text: string): string[] => {
  const addresses = text.split(/[\s,;，；،؛]+/u).map(typedEmail);
  return [...new Map(addresses.filter(Boolean).map((email) => [email.toLowerCase(), email])).values()];
};

const isAddress = (email: string): boolean => emailSchema.safeParse(email).success;

/** The first one that is no address. */
export const wrongAddress = (text: string): string | undefined =>
  typedAddresses(text).find((email) => !isAddress(email));

/** A writer's entry, as a list. */
export const testAddressEntrySchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(2_000, { error: 'tooLong:2000', abort: true })), z.transform(typedAddresses)),
  z.array(z.string()).check(
    z.minLength(1, 'required'),
    z.refine((emails) => emails.every(isAddress), 'invalidEmail'),
    z.maxLength(testAddressLimit, `tooMany:${testAddressLimit}`),
  ),
);
