/** A proof that the form is filled in by a person's browser; the server takes each one once. */
export interface BotCheckProof {
  token: string;
  /** When the server stops taking it, in milliseconds since the epoch. */
  expires: number;
}

export type BotCheckAction = 'login' | 'signup' | 'reset' | 'newsletter';

/** A way to get a proof. @throws when it cannot be had. */
export type BotCheckProvider = (input: {
  action: BotCheckAction;
  /** Where a widget may show itself. */
  container: HTMLElement;
  signal: AbortSignal;
}) => Promise<BotCheckProof>;
