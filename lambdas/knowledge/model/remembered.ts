/** Of texts that come again; beyond it, everything is computed anew, so that questions of strangers fill no memory. */
const most = 1_000;

/** A pure function that computes each text once. */
export const remembered = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
};
