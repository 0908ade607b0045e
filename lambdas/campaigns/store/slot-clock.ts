import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Conflict, retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { slotClockKey } from './keys.ts';

/** Until when the account's rate is taken: one clock for all campaigns, so that those under way together keep to it. */
export interface SlotClock {
  /**
   * Has `plan` take a part of the rate from `free` on (both times in milliseconds), and keeps until when it is taken then. Of two
   * who plan at once the slower one plans again. @throws ProblemError `unavailable`
   */
  take<Plan extends { until: number }>(plan: (free: number) => Plan): Promise<Plan>;
  /** Gives back what a campaign took until then and does not use: from now on the rate is free, unless another campaign has taken it since. */
  giveBack(until: number, now: number): Promise<void>;
}

const itemSchema = z.object({ until: z.number() });

export const slotClock = (table: AppTable): SlotClock => ({
  take: (plan) =>
    retryOnConflict(async () => {
      const found = z.optional(itemSchema).parse(await readItem(table, slotClockKey));
      const planned = plan(found?.until ?? 0);
      const put = new PutCommand({
        TableName: table.name,
        Item: { ...slotClockKey, type: 'CampaignSlotClock', until: planned.until },
        ConditionExpression: found ? '#until = :before' : 'attribute_not_exists(pk)',
        ...(found
          ? { ExpressionAttributeNames: { '#until': 'until' }, ExpressionAttributeValues: { ':before': found.until } }
          : {}),
      });
      if (!(await table.client.send(put).then(() => true, falseOnConditionFailure))) throw new Conflict();
      return planned;
    }),

  async giveBack(until, now) {
    if (until <= now) return;
    const put = new PutCommand({
      TableName: table.name,
      Item: { ...slotClockKey, type: 'CampaignSlotClock', until: now },
      ConditionExpression: '#until = :taken',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':taken': until },
    });
    await table.client.send(put).then(() => true, falseOnConditionFailure);
  },
});
