import { tokenIssue } from './model/token-expiry.ts';
import { readTaken, readToken } from './session.ts';

/**
 * The server's time, in milliseconds since the epoch. A device's clock may be wrong by hours: how far is told by the
 * token, which says when the server gave it, and by the moment at which this browser took it over. Without such a token
 * the device's own time is returned.
 */
export const serverNow = (): number => serverTimeOf(Date.now());

/** The same of a moment that this device's clock has told. */
export const serverTimeOf = (deviceTime: number): number => {
  const issued = tokenIssue(readToken() ?? '');
  const taken = readTaken();
  return issued && taken ? deviceTime - (taken - issued) : deviceTime;
};
