/** Asks for the password; true when the session was confirmed with it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Whatever can show the question says so; answers how to stop. */
export const offerConfirmation = (how: Ask): (() => void) => {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
};

/** One question for all calls that need it at the same time. False where nobody can be asked, or who is asked declines. */
export const confirmWithPassword = (): Promise<boolean> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
