import { tokenExpiry } from './model/token-expiry.ts';
import { serverNow } from './server-clock.ts';
import { forgetSession, isConfirmed, readToken, readVisitor, type Visitor } from './session.ts';

let verification: { token: string; done: Promise<void> } | undefined;

/**
 * The user who is logged in, once the server has confirmed the stored token; asked once per token, and not about
 * one that it has just given. Without an answer
 * the token counts until its own expiry.
 */
export const verifiedVisitor = async (): Promise<Visitor | undefined> => {
  const token = readToken();
  if (!token) return undefined;
  if ((tokenExpiry(token) ?? 0) <= serverNow()) {
    forgetSession('left', '');
    return undefined;
  }
  if (isConfirmed(token)) return readVisitor();
  if (verification?.token !== token) {
    verification = { token, done: import('./verify-token.ts').then(({ verifyToken }) => verifyToken(token)) };
  }
  await verification.done;
  return readVisitor();
};
