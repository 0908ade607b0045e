import type { Product, Reply } from '#test/support/product.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Attempts are counted by the day (UTC), so tests that count them begin in the small hours of the next one: none of them
 * ends in them.
 */
export const waitForSmallHours = (product: Product): Promise<void> =>
  product.clock.advance(day - (product.clock.now() % day) + 60_000);

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

/** The status and why it was refused; `in` for who got a token. */
export const outcome = ({ status, body }: Reply): [number, string | undefined] => [
  status,
  body?.code ?? (body?.token ? 'in' : undefined),
];

/** How often each outcome was. */
export const countsOf = (replies: Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const code = String(outcome(reply)[1]);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
