import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { addressStateSchema } from '../model/address-state.ts';
import {
  type Fold,
  type FoldState,
  groupedReports,
  type ReportId,
  type StateKey,
  type StateKind,
  type States,
} from '../model/fold.ts';
import { nameStateSchema } from '../model/names.ts';
import { visitorStateSchema } from '../model/visitor-state.ts';
import { counterWrite, reportsWrite, stateWrite } from './fold-writes.ts';
import { placeKey, reportsKey, stateKey } from './keys.ts';

export interface FoldStore {
  read(states: readonly StateKey[], reports: readonly ReportId[]): Promise<FoldState>;
  /** @throws Conflict where another reader has counted one of the reports, or changed a state, since they were read */
  write(fold: Fold): Promise<void>;
}

const keyOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`;
const unique = <Key extends { pk: string; sk: string }>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyOf(key), key])).values(),
];
const itemSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.optional(z.unknown()),
  ids: z.optional(z.set(z.string())),
});

const schemas: { [Kind in StateKind]: z.ZodMiniType<States[Kind]> } = {
  visitor: visitorStateSchema,
  address: addressStateSchema,
  name: nameStateSchema,
};

export const foldStore = (table: AppTable, clock: Clock): FoldStore => ({
  async read(states, reports) {
    const keys = unique([...states.map(stateKey), ...reports.map(reportsKey)]);
    const items = z.array(itemSchema).parse(await readItems(table, keys));
    const byKey = new Map(items.map((item) => [keyOf(item), item]));
    return {
      stateOf: <Kind extends StateKind>(key: StateKey<Kind>): States[Kind] | undefined =>
        z.optional(schemas[key.kind]).parse(byKey.get(keyOf(stateKey(key)))?.state),
      isCounted: (report) => byKey.get(keyOf(reportsKey(report)))?.ids?.has(report.id) ?? false,
    };
  },

  async write({ reports, counters, states }) {
    const now = clock();
    const TableName = table.name;
    await transact(table, [
      ...groupedReports(reports).map((group) => ({
        write: { Update: { TableName, ...reportsWrite(group, now) } },
        refusal: 'changed' as const,
      })),
      ...states.map((changed) => ({
        write: { Put: { TableName, ...stateWrite(changed, now) } },
        refusal: 'changed' as const,
      })),
      ...counters.map((counted) => ({
        write: { Update: { TableName, Key: placeKey(counted.place), ...counterWrite(counted, now) } },
      })),
    ]);
  },
});
