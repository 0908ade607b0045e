/**
 * The user pool as the slices see it. A pool's user name is our user id, so a person's names can change without it; the
 * e-mail address is its alias. Errors that a caller can cause are `IdentityRefusal`, every other is thrown as it came.
 */
export interface Tokens {
  accessToken: string;
  /** Sealed: only the pool behind this port can use it. Only at the first step of a login; a refresh keeps the former one. */
  refreshToken: string | undefined;
}

export type PasswordResult = { kind: 'tokens'; tokens: Tokens } | { kind: 'totp'; session: string };

export type RefusalReason =
  | 'credentials'
  | 'unconfirmed'
  | 'disabled'
  | 'resetRequired'
  | 'code'
  | 'expired'
  | 'limit'
  | 'password'
  | 'revoked';

export class IdentityRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'IdentityRefusal';
    this.reason = reason;
  }
}

/** Everything that somebody who logs in or out needs of the pool. */
export interface IdentityLogin {
  checkPassword(userId: string, password: string): Promise<PasswordResult>;
  answerTotp(userId: string, session: string, code: string): Promise<Tokens>;
  refresh(userId: string, refreshToken: string): Promise<Tokens>;
  /** The refresh token and every access token made from it stop working at the pool; an unknown token is no error. */
  revoke(refreshToken: string): Promise<void>;
}

export interface IdentitySignUp {
  signUp(user: { userId: string; email: string; password: string; metadata: Record<string, string> }): Promise<{
    confirmed: boolean;
  }>;
  resendSignUpCode(userId: string, metadata: Record<string, string>): Promise<void>;
}

/** Sets a new password for the person who can read the account's mail. */
export interface IdentityReset {
  /** Addresses that the pool does not know get no mail, and the reply does not reveal it. */
  sendResetCode(userId: string, metadata: Record<string, string>): Promise<void>;
  resetPassword(reset: {
    userId: string;
    code: string;
    password: string;
    metadata: Record<string, string>;
  }): Promise<void>;
}

/** Setting up an authenticator app. */
export interface IdentityEnrolment {
  /** For a user who has just logged in. `enrolment` confirms it and is a secret: it can do anything with the pool's user. */
  beginTotp(login: Tokens): Promise<{ secret: string; enrolment: string }>;
  /** Ends the enrolment's login too. */
  confirmTotp(enrolment: string, code: string): Promise<void>;
}

export interface IdentityAdministration {
  /** With a verified address and a password that is theirs until they change it; no mail goes out. May be repeated. */
  ensure(user: { userId: string; email: string; password: string }): Promise<void>;
  /** Makes a user whom the pool does not know, with a password that nobody knows. False if the pool knows them. */
  restore(user: { userId: string; email: string }): Promise<boolean>;
  /** By one that nobody knows: the user chooses another by mail. */
  replacePassword(userId: string): Promise<void>;
  /** Theirs until they change it. The caller has made sure that they want it. */
  setPassword(userId: string, password: string): Promise<void>;
  setTotp(userId: string, on: boolean): Promise<void>;
  /** Here as in `setGroup`, a user whom the pool does not know is no error: somebody is deleting them. */
  setEnabled(userId: string, enabled: boolean): Promise<void>;
  setGroup(userId: string, group: string, member: boolean): Promise<void>;
  /** Verified at once: an administrator answers for it. */
  setEmail(userId: string, email: string): Promise<void>;
  /** A user that the pool does not know is no error. */
  remove(userId: string): Promise<void>;
}

export type Identity = IdentityLogin & IdentitySignUp & IdentityReset & IdentityEnrolment & IdentityAdministration;
