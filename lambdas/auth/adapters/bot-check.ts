/** The form that the check protects; the same word is Turnstile's `action`. */
export type BotCheckAction = 'login' | 'signup' | 'reset' | 'newsletter';

/** Whether a visitor's browser has solved the check. A check that cannot be made counts as failed. */
export interface BotCheck {
  /** The puzzle for the browser. */
  challenge(): Promise<Record<string, unknown>>;
  passed(token: string, request: { action: BotCheckAction; ip: string }): Promise<boolean>;
}

/** A check whose puzzle comes from a third party's widget. */
export type Widget = Pick<BotCheck, 'passed'>;

/** Remembers a used token until it has expired. False if it was already used: a token counts once. */
export type SpendOnce = (mark: string, expires: number) => Promise<boolean>;
