/** The notice that a screen can pass to the log-in page. */
export const loginNotices = ['accountConfirmed', 'passwordChanged'] as const;

export interface LoginState {
  notice: (typeof loginNotices)[number];
  /** The user whose password is asked for. */
  username?: string;
}
