/** What a screen that leads to the log-in page may have it say. */
export const loginNotices = ['accountConfirmed', 'passwordChanged'] as const;

export interface LoginState {
  notice: (typeof loginNotices)[number];
  /** The user whose password is asked for. */
  username?: string;
}
