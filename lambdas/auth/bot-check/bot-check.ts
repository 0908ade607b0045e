/** What a form is protected for; the same word is Turnstile's `action`. */
export type BotCheckAction = 'login' | 'signup' | 'reset';

/** Whether a visitor's browser has done its work. A check that cannot be made counts as failed. */
export interface BotCheck {
  /** What the browser has to solve; undefined where a widget of somebody else's asks for itself. */
  challenge(): Promise<Record<string, unknown> | undefined>;
  passed(token: string, request: { action: BotCheckAction; ip: string }): Promise<boolean>;
}

/** Remembers a token's mark until it has expired. False when it was there already: a token counts once. */
export type SpendOnce = (mark: string, expires: number) => Promise<boolean>;
