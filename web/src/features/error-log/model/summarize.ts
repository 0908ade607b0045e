/** How often each of `values` is there, the most frequent first; equally frequent ones as they came. */
export const summarize = (values: readonly string[]): { value: string; times: number }[] => {
  const sums = new Map<string, number>();
  for (const value of values) sums.set(value, (sums.get(value) ?? 0) + 1);
  return [...sums].map(([value, times]) => ({ value, times })).sort((a, b) => b.times - a.times);
};
