import { createHash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type Chunk, type FrozenRecipient, type Results, withResults } from '../model/chunk.ts';
import type { Outcomes, Reported } from '../model/outcomes.ts';
import { expiryAt } from '../model/retention.ts';
import { commitIf } from './commit-if.ts';
import { type LedgerDispatch, ledgerDispatch } from './ledger-dispatch.ts';
import { chunkItem, chunkItemSchema, linkPrefix, messagesPrefix, outcomesOf, recipientsOf } from './ledger-items.ts';
import { ledgerKey, linkKey, probeKey } from './ledger-keys.ts';
import { type LedgerReading, ledgerReading } from './ledger-reading.ts';

/** The events of mails of one chunk. */
export interface ChunkReports {
  number: number;
  reported: ReadonlyMap<Reported, ReadonlySet<number>>;
  /** Who followed which address. */
  links: ReadonlyMap<string, ReadonlySet<number>>;
}

const probeSchema = z.object({ id: z.string(), sent: z.number(), told: z.optional(z.number()) });
/** A mail to nobody, whose event shows that events arrive. */
export type Probe = z.infer<typeof probeSchema>;

export interface LedgerStore extends LedgerReading, LedgerDispatch {
  chunk(
    id: string,
    number: number,
  ): Promise<{ chunk: Chunk; recipients: FrozenRecipient[]; outcomes: Outcomes } | undefined>;
  /**
   * Makes pending chunks `calling` until the lease ends, each with the results of those for whom no call is made. One write,
   * on condition that nobody else has begun one of them and that `condition` holds; where somebody has, each chunk is tried by
   * itself. Where no call is to be made, a chunk is `done` at once.
   * @returns the chunks that were begun: nobody else calls them, and the others are not to be called.
   */
  begin(
    id: string,
    chunks: readonly { chunk: Chunk; without: Results }[],
    input: { leaseUntil: string; condition: TransactionWrite },
  ): Promise<Chunk[]>;
  /** Ends a call, all results at once; who is left is pending again. False where somebody else has ended it. */
  finish(id: string, chunk: Chunk, results: Results, retryAt?: string): Promise<boolean>;
  /**
   * Adds to what was told. Nothing happens where the chunk is not there. Who follows a link for the first time is counted in the same
   * transaction, by the writes that `countClicks` makes for so many.
   */
  noteReports(
    id: string,
    reported: ChunkReports,
    countClicks?: (by: number) => Promise<TransactionWrite[]>,
  ): Promise<void>;
  probe(id: string): Promise<Probe | undefined>;
  noteProbe(id: string, probe: Probe): Promise<void>;
  /** Its event came. */
  probeReported(id: string, probeId: string): Promise<void>;
}

/** Short, and the same for the same address. */
const markOf = (url: string): string => createHash('sha256').update(url).digest('base64url').slice(0, 16);
const longestUrl = 2_000;

const probeItemSchema = z.object({ data: probeSchema });

export const ledgerStore = (table: AppTable, clock: Clock): LedgerStore => {
  const { client, name: TableName } = table;

  /** On condition that the chunk is still in this state, of its attempt. */
  const replaceChunk = (id: string, { attempt }: Chunk, state: Chunk['state'], after: Chunk): TransactionWrite => ({
    Put: {
      TableName,
      Item: chunkItem(id, after),
      ConditionExpression: '#data.#state = :state AND #data.#attempt = :attempt',
      ExpressionAttributeNames: { '#data': 'data', '#state': 'state', '#attempt': 'attempt' },
      ExpressionAttributeValues: { ':state': state, ':attempt': attempt },
    },
  });

  /** One attribute for each call: naming fifty in an expression takes longer than all the rest. */
  const addMessages = (id: string, { number, attempt }: Chunk, sent: Results['sent']): TransactionWrite[] => {
    const ids = [...sent].flatMap(([position, messageId]) => (messageId === undefined ? [] : [[position, messageId]]));
    if (ids.length === 0) return [];
    return [
      {
        Update: {
          TableName,
          Key: ledgerKey(id, 'MESSAGES', number),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl, #ids = :ids',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#ids': `${messagesPrefix}${attempt}` },
          ExpressionAttributeValues: {
            ...{ ':type': 'ChunkMessages', ':ttl': expiryAt(clock()) },
            ':ids': Object.fromEntries(ids),
          },
        },
      },
    ];
  };

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

  /** Notes who followed a link, and counts whoever does so for the first time. False where the chunk is not there. */
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
    ...ledgerReading(table, clock),
    ...ledgerDispatch(table, clock),

    async chunk(id, number) {
      const keys = (['CHUNK', 'RECIPIENTS', 'OUTCOMES'] as const).map((kind) => ledgerKey(id, kind, number));
      const items = z.array(z.looseObject({ sk: z.string() })).parse(await readItems(table, keys));
      const [chunk, recipients, outcomes] = keys.map(({ sk }) => items.find((item) => item.sk === sk));
      if (!chunk) return undefined;
      return {
        chunk: chunkItemSchema.parse(chunk).data,
        recipients: recipientsOf(recipients),
        outcomes: outcomesOf(outcomes),
      };
    },

    async begin(id, chunks, { leaseUntil, condition }) {
      const steps = chunks.map(({ chunk, without }) => {
        const rest = withResults(chunk, without);
        const attempt = chunk.attempt + 1;
        const after: Chunk =
          rest.state === 'done' ? { ...rest, attempt } : { ...rest, state: 'calling', attempt, leaseUntil };
        return { after, write: replaceChunk(id, chunk, 'pending', after) };
      });
      if (await commitIf(table, [...steps.map(({ write }) => write), condition]))
        return steps.map(({ after }) => after);
      if (steps.length === 1) return [];
      const begun: Chunk[] = [];
      for (const { after, write } of steps) if (await commitIf(table, [write, condition])) begun.push(after);
      return begun;
    },

    finish: (id, chunk, results, retryAt) => {
      const after = withResults(chunk, results);
      const isRetried = after.state === 'pending' && retryAt !== undefined;
      return commitIf(table, [
        replaceChunk(id, chunk, 'calling', { ...after, ...(isRetried ? { retryAt } : {}) }),
        ...addMessages(id, chunk, results.sent),
      ]);
    },

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
      // Afterwards, so that nothing is kept of a campaign that was deleted. Who dies before is told again.
      if (isThere) await Promise.all([...links.keys()].map((url) => keepLink(id, url)));
    },

    probe: async (id) => z.optional(probeItemSchema).parse(await readItem(table, probeKey(id)))?.data,
    noteProbe: async (id, probe) => {
      await client.send(new PutCommand({ TableName, Item: { ...probeKey(id), type: 'CampaignProbe', data: probe } }));
    },
    async probeReported(id, probeId) {
      const update = new UpdateCommand({
        TableName,
        Key: probeKey(id),
        UpdateExpression: 'SET #data.#told = if_not_exists(#data.#told, :now)',
        ConditionExpression: '#data.#id = :id',
        ExpressionAttributeNames: { '#data': 'data', '#told': 'told', '#id': 'id' },
        ExpressionAttributeValues: { ':id': probeId, ':now': clock() },
      });
      await client.send(update).catch(falseOnConditionFailure);
    },
  };
};
