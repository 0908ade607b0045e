/**
 * Marks that keep a part of a text from disturbing the sentence around it, where no element can stand: in labels, plain text of mails,
 * CSV and PDF files. In markup `<bdi>` does the same.
 */

/** A value whose direction is its own: a name, an address, a range or a signed number. */
export const isolate = (value: string): string => `\u2068${value}\u2069`;

/**
 * A value that is read from left to right regardless of its content: a path, a phone number, a product's name with its
 * price.
 */
export const isolateLtr = (value: string): string => `\u2066${value}\u2069`;

/** The same text without marks that would turn what stands around it. */
export const withoutTurning = (value: string): string => value.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
