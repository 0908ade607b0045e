type Listener = (error: unknown) => void;

/** The number under which each error was shown to the visitor and reported. */
const numbers = new Map<unknown, string>();
const listeners = new Set<Listener>();

export const numberOf = (error: unknown): string | undefined => numbers.get(error);

export const numberError = (error: unknown, number: string): void => {
  numbers.set(error, number);
  for (const listener of listeners) listener(error);
};

/** Hears of every error that was given a number, those before among them. */
export const onNumbered = (listener: Listener): (() => void) => {
  for (const error of numbers.keys()) listener(error);
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
