/** Asks for the password; true when the session was confirmed with it. */
type Ask = () => Promise<boolean>;

/** The server's confirmation of the password. Only in memory, so it belongs to this tab and ends with a reload. */
let confirmation: string | undefined;
export const keepConfirmation = (answer: string): void => {
  confirmation = answer;
};
export const readConfirmation = (): string | undefined => confirmation;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the component that can show the question; returns a function that removes it. */
export const offerConfirmation = (how: Ask): (() => void) => {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
};

/**
 * Asks one question for all calls that need it at the same time. False if no screen can ask it, or if the user declines.
 */
export const confirmWithPassword = (): Promise<boolean> => {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
};
