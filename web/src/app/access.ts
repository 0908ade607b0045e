import { redirect } from 'react-router';
import { accountPath, paths } from '#web/shared/paths.ts';
import { readEndMessage, readToken } from '#web/shared/session/session.ts';
import { verifiedVisitor } from '#web/shared/session/verified-visitor.ts';

/** The users that a screen is for. */
export type Access = 'user' | 'admin';

/**
 * Waits until it is known who is logged in. Other visitors are sent to the log-in page, or from the administrator area
 * to the home page. The server enforces the same. @throws the redirect.
 */
export const requireAccess = async (access: Access, request: Request): Promise<void> => {
  const hadToken = readToken() !== undefined;
  const visitor = await verifiedVisitor();
  // Another part of the page may have found out a moment earlier that the session is over.
  const isExpired = hadToken || readEndMessage() !== undefined;
  if (!visitor) throw redirect(accountPath(paths.login, new URL(request.url), isExpired));
  if (access === 'admin' && !visitor.isAdmin) throw redirect(paths.home);
};
