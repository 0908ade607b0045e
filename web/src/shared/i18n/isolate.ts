/** Keeps a value of unknown direction (a name, an address) from disturbing the sentence around it, as `<bdi>` does in markup. */
export const isolate = (value: string): string => `\u2068${value}\u2069`;
