/** A call that IAM refused. */
export interface Denial {
  time: string;
  /** The function's name, or the service that called. */
  caller: string;
  action: string;
  resource: string;
  reason: string;
}

const kept = 500;

/** The latest denials; the listener prints each one when it happens. */
export const createDenials = (onDenial: (denial: Denial) => void) => {
  const denials: Denial[] = [];
  return {
    add: (denial: Omit<Denial, 'time'>): void => {
      const entry = { time: new Date().toISOString(), ...denial };
      denials.push(entry);
      if (denials.length > kept) denials.shift();
      onDenial(entry);
    },
    all: (): Denial[] => [...denials],
  };
};
export type Denials = ReturnType<typeof createDenials>;
