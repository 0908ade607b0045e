import { refresh } from '#contracts/auth/endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { maximumRetries, retryDelayMs, wait } from '../api/retry.ts';
import { write } from '../api/write.ts';
import { appText } from '../i18n/app-text.ts';
import type { RefreshResult } from './model/session-machine.ts';
import { keepSession, readToken } from './session.ts';

/** The result, and a message for the user if it failed. */
export interface Refreshed {
  result: RefreshResult;
  message?: string;
}

/** One refresh at a time among all tabs of the browser; without Web Locks (no secure origin) each tab acts alone. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session-refresh', work) : work();

/** The server could not be reached, failed, or is busy: the next attempt may succeed. A refresh is safe to repeat. */
const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

const replaceToken = async (token: string): Promise<Refreshed> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const session = await write(refresh, { failureText: appText('tokenRefreshFailed') });
      // A user who logged out meanwhile stays logged out.
      if (readToken() === token) keepSession(session);
      return { result: 'done' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (attempt === maximumRetries && error.status === 0) return { result: 'unreached' };
      if (attempt === maximumRetries || !mayPass(error)) return { result: 'failed', message: error.message };
    }
    await wait(retryDelayMs(attempt), new AbortController().signal);
    if (readToken() !== token) return { result: 'done' };
  }
};

/** Replaces the stored token and user by new ones. A tab that had to wait for another one takes that one's result. */
export const refreshSession = (): Promise<Refreshed> => {
  const before = readToken();
  return exclusively(async () => {
    const token = readToken();
    if (!token) return { result: 'failed', message: appText('noTokenAvailable') };
    return token === before ? replaceToken(token) : { result: 'done' };
  });
};
