import type { BillLine, BillUnit, RunningBill } from '#contracts/dashboard/endpoints.ts';
import { priceList, type UnitPrice } from '#contracts/dashboard/price-list.ts';

/** The counts of a month. */
export interface MonthCounts {
  pages: number;
  mails: { count: number; uncounted: number };
  questions: { count: number; microDollars: number };
  /** Of the table now; undefined where AWS has not measured it yet. */
  tableBytes: number | undefined;
}

/** `yyyy-mm`, in UTC. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** How much of its month has passed, between 0 and 1. */
const passedOf = (now: number): number => {
  const date = new Date(now);
  const [from, to] = [0, 1].map((ahead) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead));
  return from === undefined || to === undefined ? 0 : (now - from) / (to - from);
};

/** Never in our favour: a part of a millionth is one. */
const priced = (unit: BillUnit, count: number, { dollars, per }: UnitPrice): BillLine => ({
  ...{ unit, count, price: { dollars, per } },
  microDollars: Math.ceil(Number(((count * dollars * 1e6) / per).toFixed(6))),
});

export const runningBill = ({ pages, mails, questions, tableBytes }: MonthCounts, now: number): RunningBill => {
  const { prices, ...of } = priceList;
  const lines: BillLine[] = [
    priced('pages', pages, prices.pages),
    priced('mails', mails.count, prices.mails),
    { unit: 'questions', ...questions },
    // As if it had been as large from the first of the month on.
    ...(tableBytes === undefined ? [] : [priced('table', (tableBytes / 1e9) * passedOf(now), prices.table)]),
  ];
  return {
    ...{ month: monthOf(now), prices: of, lines },
    total: lines.reduce((sum, { microDollars }) => sum + microDollars, 0),
    uncountedCampaigns: mails.uncounted,
    isTableUnmeasured: tableBytes === undefined,
  };
};
