/** Who calls, after the session check. `functions/` fills it in; a slice never reads a token. */
export interface Caller {
  userId: string;
  username: string;
  isAdmin: boolean;
  /** Whether the password was given again a short while ago, for what a token alone must not do. */
  isConfirmed: boolean;
  /** The session's key beside the user's id. */
  originId: string;
}

/** What a token claims, after API Gateway verified its signature, issuer, audience and expiry. */
export interface TokenClaims {
  userId: string;
  originId: string;
}

/** Looks the session up (one read) and answers whether it counts; notes activity at most once a minute. */
export type CheckSession = (
  claims: TokenClaims,
) => Promise<Pick<Caller, 'username' | 'isAdmin' | 'isConfirmed'> | undefined>;
