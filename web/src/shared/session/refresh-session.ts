import { refresh } from '#contracts/auth.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { appText } from '../i18n/app-text.ts';
import type { RefreshResult } from './model/session-machine.ts';
import { keepSession, readToken } from './session.ts';

/** What came of it, and what to tell the user where it did not work. */
export interface Refreshed {
  result: RefreshResult;
  message?: string;
}

/** One at a time among all tabs of the browser; without Web Locks (no secure origin) each tab for itself. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', work) : work();

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;

const replaceToken = async (token: string): Promise<Refreshed> => {
  try {
    const session = await call(refresh, { failureText: appText('tokenRefreshFailed') });
    // Who logged out meanwhile stays logged out.
    if (readToken() === token) keepSession(session);
    return { result: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: isRefusal(error.status) ? 'refused' : 'unreachable', message: error.message };
  }
};

/** Replaces the stored token and user by new ones. A tab that had to wait for another takes what that one got. */
export const refreshSession = (): Promise<Refreshed> => {
  const before = readToken();
  return exclusively(async () => {
    const token = readToken();
    if (!token) return { result: 'refused', message: appText('noTokenAvailable') };
    return token === before ? replaceToken(token) : { result: 'done' };
  });
};
