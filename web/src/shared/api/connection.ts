/** Set by what watches the connection, so that calls need not know it. Empty until then. */
export const connection: {
  /** A call got no answer at all. */
  doubted?: () => void;
} = {};
