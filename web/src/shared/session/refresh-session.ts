import { refresh } from '#contracts/auth.ts';
import { ApiError } from '../api/api-error.ts';
import { write } from '../api/write.ts';
import { appText } from '../i18n/app-text.ts';
import type { RefreshResult } from './model/session-machine.ts';
import { keepSession, readToken } from './session.ts';

/** The result, and what to tell the user if it failed. */
export interface Refreshed {
  result: RefreshResult;
  message?: string;
}

/** One refresh at a time among all tabs of the browser; without Web Locks (no secure origin) each tab acts alone. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', work) : work();

const replaceToken = async (token: string): Promise<Refreshed> => {
  try {
    const session = await write(refresh, { failureText: appText('tokenRefreshFailed') });
    // A user who logged out meanwhile stays logged out.
    if (readToken() === token) keepSession(session);
    return { result: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Any other failure leaves the session as it is: it still has its token, and some time.
    return { result: error.status === 401 ? 'refused' : 'unanswered', message: error.message };
  }
};

/** Replaces the stored token and user by new ones. A tab that had to wait for another one takes that one's result. */
export const refreshSession = (): Promise<Refreshed> => {
  const before = readToken();
  return exclusively(async () => {
    const token = readToken();
    if (!token) return { result: 'refused', message: appText('noTokenAvailable') };
    return token === before ? replaceToken(token) : { result: 'done' };
  });
};
