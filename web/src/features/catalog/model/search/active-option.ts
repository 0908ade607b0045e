/** How far Page Up and Page Down go. */
const pageSize = 5;

/** Arrows go round, pages stop at the ends. */
const steps: Partial<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active < last ? active + 1 : 0),
  ArrowUp: (active, last) => (active > 0 ? active - 1 : last),
  PageDown: (active, last) => Math.min(active + pageSize, last),
  PageUp: (active) => Math.max(active - pageSize, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The place, from 0, of the option that a key makes the active one; undefined where it does not walk through options. */
export const activeAfter = (key: string, active: number, count: number): number | undefined =>
  count > 0 && Object.hasOwn(steps, key) ? steps[key]?.(active, count - 1) : undefined;
