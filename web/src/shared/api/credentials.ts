/** What a call needs to know of its caller. The app fills it in from the session, so that the API does not know one. */
export interface Credentials {
  /** The access token, which goes with every call. */
  token: () => string | undefined;
  /** The server no longer takes the token; `message` says why. */
  refused: (message: string) => void;
  /** What the server answered when the password was asked for last. */
  confirmation: () => string | undefined;
  /** Asks for the password; true when the server has confirmed it. */
  confirm: () => Promise<boolean>;
}

/** Those of a visitor who is not logged in, until the app sets others. */
export let credentials: Credentials = {
  token: () => undefined,
  refused: () => {},
  confirmation: () => undefined,
  confirm: async () => false,
};

export const setCredentials = (own: Credentials): void => {
  credentials = own;
};
