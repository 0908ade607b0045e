import { createHash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import type { Reported } from '../model/outcomes.ts';
import { linkPrefix, outcomesOf } from './ledger-items.ts';
import { ledgerKey, linkKey } from './ledger-keys.ts';

/** The events of mails of one chunk. */
export interface ChunkReports {
  number: number;
  reported: ReadonlyMap<Reported, ReadonlySet<number>>;
  /** Who followed which address. */
  links: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The reports of SES on the mails of a campaign, as they arrive. */
export interface LedgerReports {
  /**
   * Adds to what was reported. Nothing happens where the chunk is not there. Who follows a link for the first time is counted in the same
   * transaction, by the writes that `countClicks` makes for so many.
   */
  noteReports(
    id: string,
    reported: ChunkReports,
    countClicks?: (by: number) => Promise<TransactionWrite[]>,
  ): Promise<void>;
}

/** Short, and the same for the same address. */
const markOf = (url: string): string => createHash('sha256').update(url).digest('base64url').slice(0, 16);
const longestUrl = 2_000;

export const ledgerReports = (table: AppTable): LedgerReports => {
  const { client, name: TableName } = table;

  const knownLinks = new Set<string>();
  const keepLink = async (id: string, url: string): Promise<void> => {
    const mark = markOf(url);
    if (knownLinks.has(`${id}#${mark}`)) return;
    const Item = { ...linkKey(id, mark), type: 'CampaignLink', url: url.slice(0, longestUrl) };
    await client.send(new PutCommand({ TableName, Item }));
    knownLinks.add(`${id}#${mark}`);
  };

  const addReports = (Key: { pk: string; sk: string }, sets: readonly (readonly [string, ReadonlySet<number>])[]) => ({
    TableName,
    Key,
    UpdateExpression: `ADD ${sets.map((_, index) => `#n${index} :v${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(sets.map(([name], index) => [`#n${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(sets.map(([, who], index) => [`:v${index}`, who])),
  });

  /** Notes who followed a link, and counts those who do so for the first time. False where the chunk is not there. */
  const addClicks = async (
    update: ReturnType<typeof addReports>,
    clicked: ReadonlySet<number>,
    countClicks: (by: number) => Promise<TransactionWrite[]>,
  ): Promise<boolean> => {
    const item = await readItem(table, update.Key);
    if (!item) return false;
    const known = outcomesOf(item).reported.clicked;
    const fresh = [...clicked].filter((position) => !known?.has(position));
    if (fresh.length === 0) return client.send(new UpdateCommand(update)).then(() => true, falseOnConditionFailure);
    const still = fresh.map((_, index) => ` AND NOT contains(#clicked, :f${index})`).join('');
    const Update = {
      ...update,
      ConditionExpression: `${update.ConditionExpression}${still}`,
      ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#clicked': 'clicked' },
      ExpressionAttributeValues: {
        ...update.ExpressionAttributeValues,
        ...Object.fromEntries(fresh.map((position, index) => [`:f${index}`, position])),
      },
    };
    const counts = (await countClicks(fresh.length)).map((write) => ({ write }));
    await transact(table, [{ write: { Update }, refusal: 'changed' }, ...counts]);
    return true;
  };

  return {
    async noteReports(id, { number, reported, links }, countClicks) {
      const marks = [...links].map(([url, who]) => [`${linkPrefix}${markOf(url)}`, who] as const);
      const sets = [...reported, ...marks];
      if (sets.length === 0) return;
      const write = () => addReports(ledgerKey(id, 'OUTCOMES', number), sets);
      const clicked = reported.get('clicked');
      const isThere =
        clicked && countClicks
          ? await retryOnConflict(() => addClicks(write(), clicked, countClicks))
          : await client.send(new UpdateCommand(write())).then(() => true, falseOnConditionFailure);
      // Afterwards, so that nothing is kept of a campaign that was deleted. A worker that dies before gets the events again.
      if (isThere) await Promise.all([...links.keys()].map((url) => keepLink(id, url)));
    },
  };
};
