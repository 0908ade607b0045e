import { logout } from '#contracts/auth/endpoints.ts';
import { write } from '../api/write.ts';
import { forgetSession, readToken } from './session.ts';

/** Ends the session at the server as far as it can be reached, and in this browser in any case. */
export const logOut = async (): Promise<void> => {
  const ended = readToken() ? write(logout, {}) : undefined;
  // The call has taken the token with it.
  forgetSession();
  await ended?.catch(() => undefined);
};
