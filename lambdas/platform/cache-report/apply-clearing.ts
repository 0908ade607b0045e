import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Meters } from '../cache/meters.ts';
import type { Clock } from '../clock.ts';
import type { AppTable } from '../table/table.ts';
import { clearingKey } from './keys.ts';

/** How old an instance's knowledge of it may be. */
export const clearingAskedEveryMs = 30_000;

/**
 * Has an instance forget what it holds after administrators have asked for that: looked up before a request is served, at
 * most every half a minute. An instance that has just begun holds nothing, so the first time it only remembers.
 */
export const clearings = ({ table, clock, meters }: { table: AppTable; clock: Clock; meters: Meters }) => {
  let readAt = Number.NEGATIVE_INFINITY;
  let known: string | undefined;
  /** Before its first request an instance holds nothing. */
  let mayHold = false;

  /** @throws what the table throws; it is asked again with the next request */
  return async (): Promise<void> => {
    const now = clock();
    if (now - readAt < clearingAskedEveryMs) return;
    const heldBefore = mayHold;
    mayHold = true;
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: clearingKey }));
    const time = Item?.time as string | undefined;
    if (heldBefore && (readAt === Number.NEGATIVE_INFINITY || time !== known)) meters.clear();
    known = time;
    readAt = now;
  };
};
