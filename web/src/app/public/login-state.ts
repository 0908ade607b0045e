/** What a screen that leads to the log-in page may have it say. */
export const loginNotices = ['accountConfirmed', 'passwordChanged'] as const;

export interface LoginState {
  notice: (typeof loginNotices)[number];
  /** Whose password is to be typed. */
  username?: string;
}
