import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Slice } from '../model/steps.ts';
import { placesBetween, stepNameOf } from './keys.ts';

/** The counts of a step of a slice. */
export interface StepCounts {
  name: string;
  /** The zone of a day; of other steps it means nothing. */
  timeZone: string;
  counts: Readonly<Record<string, number>>;
}

export interface FiguresStore {
  /** The steps between these two, with both; those without any count are not there. One query, in pages of 1 MB. */
  between(slice: Slice, step: AnalyticsStep, first: string, last: string): Promise<StepCounts[]>;
}

const itemSchema = z.catchall(z.object({ sk: z.string(), timeZone: z.string() }), z.unknown());

const stepOf = (item: unknown): StepCounts => {
  const { sk, timeZone, ttl: _ttl, ...rest } = itemSchema.parse(item);
  const counts = Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return { name: stepNameOf(sk), timeZone, counts: Object.fromEntries(counts) };
};

export const figuresStore = (table: AppTable): FiguresStore => ({
  async between(slice, step, first, last) {
    const steps: StepCounts[] = [];
    const input = { TableName: table.name, ...placesBetween(slice, step, first, last) };
    for await (const { Items = [] } of paginateQuery({ client: table.client }, input)) steps.push(...Items.map(stepOf));
    return steps;
  },
});
