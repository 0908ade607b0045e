/** The caller's facts that a call needs. The session's own code sets it, so that the API does not know a session. */
export interface Credentials {
  /** The access token, which goes with every call. */
  token: () => string | undefined;
  /** The server no longer takes the token; `message` says why. */
  refused: (message: string) => void;
  /** The server's confirmation when the password was asked for last. */
  confirmation: () => string | undefined;
  /** Asks for the password; true when the server has confirmed it. */
  confirm: () => Promise<boolean>;
}

/** Empty, as for a visitor who is not logged in, until `setCredentials` is called. */
export const credentials: Partial<Credentials> = {};

export const setCredentials = (own: Partial<Credentials>): void => void Object.assign(credentials, own);
