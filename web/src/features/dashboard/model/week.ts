import type { CatalogFigures } from '#contracts/catalog/figures.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const days = 7;

/** How many of these moments lie in the last seven days. */
export const withinWeek = (times: readonly string[], now: number): number =>
  times.filter((time) => Date.parse(time) > now - days * dayMs).length;

/** How many brands and shoes were changed last in the last seven days, today among them. */
export const changedInWeek = ({ changed }: Pick<CatalogFigures, 'changed'>, now: number): number => {
  const first = new Date(now - (days - 1) * dayMs).toISOString().slice(0, 10);
  return changed.filter(({ day }) => day >= first).reduce((sum, { count }) => sum + count, 0);
};
