import { createHash } from 'node:crypto';
import type { TransactionWrite } from '../table/transact.ts';

/**
 * One write that a caller asked for, however often it is sent. A function can be stopped after it has changed the table
 * and before it has answered; when the same request comes again, by the operation it knows what it has done already.
 */
export interface Operation {
  /** A UUID: the same for each attempt with one key, new where there is no key. */
  id: string;
  /** Keeps the reply in the transaction that carries the operation out: the next attempt gets it and changes nothing. */
  finished(reply: object): TransactionWrite[];
}

/** A UUID of version 8, which says that its bits are the product's own. */
export const uuidOf = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
