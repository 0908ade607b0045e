import { tokenIssue } from './model/token-expiry.ts';
import { readTaken, readToken } from './session.ts';

/**
 * The server's time, in milliseconds since the epoch. A device's clock may be wrong by hours: how far is known from the
 * token, which says when the server gave it, and from the moment at which this browser took it over. Without such a
 * token the device's own time is returned.
 */
export const serverNow = (): number => serverTimeOf(Date.now());

/** The same for a moment by this device's clock. */
export const serverTimeOf = (deviceTime: number): number => {
  const issued = tokenIssue(readToken() ?? '');
  const taken = readTaken();
  return issued && taken ? deviceTime - (taken - issued) : deviceTime;
};
