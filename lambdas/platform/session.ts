/** The caller, after the session check. `functions/` provides it; a slice never reads a token. */
export interface Caller {
  userId: string;
  username: string;
  isAdmin: boolean;
  /**
   * Whether the password was entered again a short while ago, for calls that a token alone must not be able to make.
   */
  isConfirmed: boolean;
  /** The sort key of the session under the user's id. */
  originId: string;
}

/** The claims of a token, after API Gateway has verified its signature, issuer, audience and expiry. */
export interface TokenClaims {
  userId: string;
  originId: string;
}

/**
 * Reads the session (one read) and returns whether it is valid; notes activity at most once a minute. `confirmation` is
 * what the call brought to prove that the password was entered again.
 */
export type CheckSession = (
  claims: TokenClaims,
  confirmation?: string,
) => Promise<Pick<Caller, 'username' | 'isAdmin' | 'isConfirmed'> | undefined>;
