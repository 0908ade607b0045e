import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { type Fold, type FoldState, groupedReports, type ReportId, type VisitorId } from '../model/fold.ts';
import { visitorStateSchema } from '../model/visitor-state.ts';
import { counterWrite, reportsWrite, visitorWrite } from './fold-writes.ts';
import { placeKey, reportsKey, visitorKey } from './keys.ts';

export interface FoldStore {
  read(visitors: readonly VisitorId[], reports: readonly ReportId[]): Promise<FoldState>;
  /** @throws Conflict where somebody else has counted one of the reports, or changed a visitor, since they were read */
  write(fold: Fold): Promise<void>;
}

const keyOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`;
const unique = <Key extends { pk: string; sk: string }>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyOf(key), key])).values(),
];
const itemSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.optional(visitorStateSchema),
  ids: z.optional(z.set(z.string())),
});

export const foldStore = (table: AppTable, clock: Clock): FoldStore => ({
  async read(visitors, reports) {
    const keys = unique([...visitors.map(({ day, visitor }) => visitorKey(day, visitor)), ...reports.map(reportsKey)]);
    const items = z.array(itemSchema).parse(await readItems(table, keys));
    const byKey = new Map(items.map((item) => [keyOf(item), item]));
    return {
      stateOf: ({ day, visitor }) => byKey.get(keyOf(visitorKey(day, visitor)))?.state,
      isCounted: (report) => byKey.get(keyOf(reportsKey(report)))?.ids?.has(report.id) ?? false,
    };
  },

  async write({ reports, counters, visitors }) {
    const now = clock();
    const TableName = table.name;
    await transact(table, [
      ...groupedReports(reports).map((group) => ({
        write: { Update: { TableName, ...reportsWrite(group, now) } },
        refusal: 'changed' as const,
      })),
      ...visitors.map(({ day, visitor, before, state }) => ({
        write: { Put: { TableName, ...visitorWrite(visitorKey(day, visitor), state, { before, now }) } },
        refusal: 'changed' as const,
      })),
      ...counters.map((counted) => ({
        write: { Update: { TableName, Key: placeKey(counted.place), ...counterWrite(counted, now) } },
      })),
    ]);
  },
});
