/**
 * The user pool as the slices see it. A user's name in the pool is our user id, so a person's names can change without
 * it; the e-mail address is its alias. Errors that a caller can cause are `IdentityRefusal`; every other error is
 * thrown on unchanged.
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

/** The calls that logging in and out needs. */
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

/** The calls that set up an authenticator app. */
export interface IdentityEnrolment {
  /**
   * For a user who has just logged in. `enrolment` is needed to confirm the setup and is secret: with it anything can
   * be done with the pool's user.
   */
  beginTotp(login: Tokens): Promise<{ secret: string; enrolment: string }>;
  /** Ends the enrolment's login too. */
  confirmTotp(enrolment: string, code: string): Promise<void>;
}

export interface IdentityAdministration {
  /**
   * Creates a user with a verified address and a password that is theirs until they change it; no mail is sent. May be
   * repeated.
   */
  ensure(user: { userId: string; email: string; password: string }): Promise<void>;
  /** Creates a user whom the pool does not know, with a password that no one knows. False if the pool knows the user. */
  restore(user: { userId: string; email: string }): Promise<boolean>;
  /** Replaces the password by one that no one knows; the user chooses another by mail. */
  replacePassword(userId: string): Promise<void>;
  /** Sets the password, which stays until the user changes it. The caller has made sure that the user wants it. */
  setPassword(userId: string, password: string): Promise<void>;
  setTotp(userId: string, on: boolean): Promise<void>;
  /** Here and in `setGroup`, a user whom the pool does not know is no error: the account is being deleted. */
  setEnabled(userId: string, enabled: boolean): Promise<void>;
  setGroup(userId: string, group: string, member: boolean): Promise<void>;
  /** The address is verified at once: an administrator vouches for it. */
  setEmail(userId: string, email: string): Promise<void>;
  /** A user that the pool does not know is no error. */
  remove(userId: string): Promise<void>;
}

export type Identity = IdentityLogin & IdentitySignUp & IdentityReset & IdentityEnrolment & IdentityAdministration;
