import { verify } from '#contracts/auth/endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { write } from '../api/write.ts';
import { appText } from '../i18n/app-text.ts';
import { confirmSession, forgetSession, readToken } from './session.ts';

type Verdict = {
  valid: boolean;
  user?: Parameters<typeof confirmSession>[0]['user'] | undefined;
  error?: string | undefined;
};

const ask = async (token: string): Promise<Verdict | undefined> => {
  try {
    return await write(verify, { body: { token }, failureText: appText('tokenVerificationFailed') });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 401)) {
      return { valid: false, error: error.message };
    }
    // No answer is not a refusal: the token's own expiry still holds.
    return undefined;
  }
};

/** Asks the server about a stored token: takes over what it says of the user, or forgets the session. */
export const verifyToken = async (token: string): Promise<void> => {
  const verdict = await ask(token);
  if (!verdict || readToken() !== token) return;
  if (!verdict.valid) forgetSession('left', verdict.error ?? appText('tokenVerificationFailed'));
  else if (verdict.user) confirmSession({ token, user: verdict.user });
};
