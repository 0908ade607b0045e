import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** In millionths of a US dollar. */
export interface BudgetLimits {
  day: number;
  month: number;
}

/** A part of the budget that a call may use up. */
export interface Reservation {
  periods: readonly string[];
  microDollars: number;
}

export interface BudgetState {
  /** YYYY-MM-DD and YYYY-MM, UTC. */
  day: string;
  month: string;
  /** Millionths of a US dollar, with what is reserved for calls under way. */
  spentToday: number;
  spentThisMonth: number;
}

export interface BudgetStore {
  /** Takes what a call may cost at most, before it is made; undefined where that would exceed a limit. */
  reserve(microDollars: number, limits: BudgetLimits): Promise<Reservation | undefined>;
  /** Replaces the reserved amount with the actual cost of a call. A reservation that is never settled counts as spent. */
  settle(reservation: Reservation, microDollars: number): Promise<void>;
  state(): Promise<BudgetState>;
}

const spentSchema = z.optional(z.object({ spent: z.number() }));
/** Figures of a month are looked at in the months after it. */
const keptDays = 400;
const sk = 'SPENT';

/**
 * The cost of models, in one item for each day and each month. Each is an atomic counter with a condition: however many calls are made
 * at once, none passes a limit.
 */
export const budgetStore = (table: AppTable, clock: Clock): BudgetStore => {
  const periods = () => {
    const now = new Date(clock()).toISOString();
    return { day: now.slice(0, 10), month: now.slice(0, 7) };
  };
  const keyOf = (period: string) => ({ pk: `${partitions.aiBudget}${period}`, sk });

  const add = (period: string, microDollars: number, most?: number): Promise<boolean> =>
    table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(period),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #spent :added',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#spent': 'spent' },
          ExpressionAttributeValues: {
            ':type': 'AiBudget',
            ':ttl': Math.floor(clock() / 1000) + keptDays * 24 * 60 * 60,
            ':added': microDollars,
            ...(most === undefined ? {} : { ':left': most - microDollars }),
          },
          ...(most === undefined ? {} : { ConditionExpression: 'attribute_not_exists(#spent) OR #spent <= :left' }),
        }),
      )
      .then(() => true, falseOnConditionFailure);

  const spentIn = async (period: string): Promise<number> =>
    spentSchema.parse(await readItem(table, keyOf(period)))?.spent ?? 0;

  return {
    async reserve(microDollars, limits) {
      const { day, month } = periods();
      if (microDollars > limits.day || microDollars > limits.month) return undefined;
      if (!(await add(day, microDollars, limits.day))) return undefined;
      if (await add(month, microDollars, limits.month)) return { periods: [day, month], microDollars };
      await add(day, -microDollars);
      return undefined;
    },
    async settle({ periods: reserved, microDollars: before }, microDollars) {
      if (before === microDollars) return;
      // Of the day and month in which it was reserved, which may be over.
      await Promise.all(reserved.map((period) => add(period, microDollars - before)));
    },
    async state() {
      const { day, month } = periods();
      const [spentToday, spentThisMonth] = await Promise.all([spentIn(day), spentIn(month)]);
      return { day, month, spentToday, spentThisMonth };
    },
  };
};
