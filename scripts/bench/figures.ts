interface Row {
  figure: string;
  measured: string;
  limit: string;
  ok: boolean;
}

/** Rounds to three decimals, never in our favour: a figure that is shown at its limit is within it. */
export const shown = (measured: number, direction: 'most' | 'least'): number =>
  (direction === 'most' ? Math.ceil : Math.floor)(Number((measured * 1_000).toFixed(6))) / 1_000;

/** Prints the figures as they are measured, each beside its limit. */
export const createFigures = () => {
  const rows: Row[] = [];
  return {
    row(figure: string, measured: number, unit: string, limit: number, direction: 'most' | 'least' = 'most') {
      const ok = direction === 'most' ? measured <= limit : measured >= limit;
      rows.push({
        figure,
        measured: `${shown(measured, direction)} ${unit}`.trim(),
        limit: `${ok ? '' : 'MISSED: '}at ${direction} ${limit}`,
        ok,
      });
    },
    /** A figure without a limit of its own that explains others. */
    note(figure: string, measured: number, unit: string) {
      rows.push({ figure, measured: `${shown(measured, 'most')} ${unit}`.trim(), limit: '', ok: true });
    },
    print() {
      console.table(rows.map(({ figure, measured, limit }) => ({ figure, measured, limit })));
      const limited = rows.filter(({ limit }) => limit !== '');
      const missed = limited.filter(({ ok }) => !ok).length;
      console.log(missed === 0 ? 'All figures hold.' : `${missed} of ${limited.length} figures do not hold.`);
    },
  };
};
export type Figures = ReturnType<typeof createFigures>;
