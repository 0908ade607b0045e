import { createHash } from 'node:crypto';
import type { TransactionWrite } from '../table/transact.ts';

/**
 * One write that a caller asked for, however often the request is sent. A function can be stopped after it has changed
 * the table and before it has answered. When the same request comes again, the operation tells what has already been
 * done.
 */
export interface Operation {
  /** A UUID: the same for each attempt with one key, new where there is no key. */
  id: string;
  /**
   * Stores the reply in the transaction that carries out the operation, so that the next attempt gets the reply and
   * changes nothing.
   */
  finished(reply: object): TransactionWrite[];
}

/** A UUID of version 8, the version for bits that an application defines itself. */
export const uuidOf = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
