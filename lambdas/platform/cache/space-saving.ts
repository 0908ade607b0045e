/**
 * The most frequent of many names in little memory ("space saving", Metwally et al., 2005): a name that finds no room takes
 * the place of the rarest one and inherits its count, which is remembered as its possible error.
 */
export const spaceSaving = (capacity: number) => {
  const counted = new Map<string, { count: number; error: number }>();

  const rarest = (): [string, number] => {
    let found: [string, number] = ['', Number.POSITIVE_INFINITY];
    for (const [name, { count }] of counted) if (count < found[1]) found = [name, count];
    return found;
  };

  return {
    add(name: string): void {
      const entry = counted.get(name);
      if (entry) {
        entry.count += 1;
        return;
      }
      let error = 0;
      if (counted.size >= capacity) {
        const [gone, count] = rarest();
        counted.delete(gone);
        error = count;
      }
      counted.set(name, { count: error + 1, error });
    },

    /** How often each name was certainly counted, the most frequent first; then it begins anew. */
    take(): [name: string, atLeast: number][] {
      const names = [...counted].map(([name, { count, error }]): [string, number] => [name, count - error]);
      counted.clear();
      return names.sort(([, one], [, other]) => other - one);
    },
  };
};
