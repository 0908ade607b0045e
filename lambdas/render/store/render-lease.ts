import { setTimeout as pause } from 'node:timers/promises';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** A rendering's turn to draw. */
export interface RenderTurn {
  /** @throws an Error if another rendering may have begun, so that nothing older is stored over what it has drawn. */
  check(): void;
}

interface LeaseServices {
  table: AppTable;
  clock: Clock;
  /** Names a rendering. */
  newId(): string;
  log: Log;
}

const key = { pk: partitions.render, sk: 'LEASE' };
/** After a rendering that was killed, the next one waits that long. */
const leaseMs = 15_000;
const renewalMs = 5_000;
const pollMs = 250;

/** The item that is stored while a holder draws. */
const leaseIn = ({ table, clock }: LeaseServices) => {
  const TableName = table.name;
  const put = (holder: string, condition: string, more: Record<string, number> = {}) => {
    const Item = { ...key, type: 'RenderLease', holder, expires: clock() + leaseMs };
    const ExpressionAttributeValues = { ':holder': holder, ...more };
    return table.client
      .send(new PutCommand({ TableName, Item, ConditionExpression: condition, ExpressionAttributeValues }))
      .then(() => true, falseOnConditionFailure);
  };
  return {
    /** A reply may have been lost: then it is ours already. */
    take: (holder: string) =>
      put(holder, 'attribute_not_exists(pk) OR holder = :holder OR expires < :now OR expires > :latest', {
        ':now': clock(),
        // No holder takes it for longer: the clock was ahead, as that of the local twin may be.
        ':latest': clock() + 2 * leaseMs,
      }),
    renew: (holder: string) => put(holder, 'holder = :holder'),
    release: async (holder: string) => {
      const condition = { ConditionExpression: 'holder = :holder', ExpressionAttributeValues: { ':holder': holder } };
      await table.client.send(new DeleteCommand({ TableName, Key: key, ...condition })).catch(falseOnConditionFailure);
    },
  };
};

/**
 * Lets one rendering draw at a time. The stream of a table has several shards, and Lambda calls the function for all of
 * them at once: without turns, a rendering that has read older content could store its page over a newer one.
 * @throws an Error if the others take longer than `waitMs`.
 */
export const renderInTurn =
  (services: LeaseServices) =>
  async <Result>(waitMs: number, draw: (turn: RenderTurn) => Promise<Result>): Promise<Result> => {
    const lease = leaseIn(services);
    const holder = services.newId();
    const end = performance.now() + waitMs;
    let renewed = performance.now();
    while (!(await lease.take(holder))) {
      if (performance.now() > end) throw new Error('other renderings take too long');
      await pause(pollMs);
      renewed = performance.now();
    }

    let isLost = false;
    const renew = async () => {
      const asked = performance.now();
      // A failure is tried again by the next renewal, as long as the lease holds.
      const isMine = await lease.renew(holder).catch((error: unknown) => services.log.error('lease kept', { error }));
      if (isMine === false) isLost = true;
      if (isMine) renewed = asked;
    };
    const renewals = setInterval(() => void renew(), renewalMs);
    try {
      return await draw({
        check: () => {
          if (isLost || performance.now() - renewed > leaseMs) throw new Error('another rendering has begun');
        },
      });
    } finally {
      clearInterval(renewals);
      await lease.release(holder).catch((error: unknown) => services.log.error('lease not released', { error }));
    }
  };
