import type { Credentials } from '#web/shared/api/credentials.ts';
import { forgetSession, readToken } from '#web/shared/session/session.ts';

/** This browser's session, as calls see it; the question for the password is added by the component that can ask it. */
export const sessionCredentials: Pick<Credentials, 'token' | 'refused'> = {
  token: readToken,
  refused: (message) => forgetSession('ended', message),
};
