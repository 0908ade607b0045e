import type { Credentials } from '#web/shared/api/credentials.ts';
import { confirmWithPassword, readConfirmation } from '#web/shared/session/confirmation.ts';
import { forgetSession, readToken } from '#web/shared/session/session.ts';

/** This browser's session, as calls see it. */
export const sessionCredentials: Credentials = {
  token: readToken,
  refused: (message) => forgetSession('ended', message),
  confirmation: readConfirmation,
  confirm: confirmWithPassword,
};
