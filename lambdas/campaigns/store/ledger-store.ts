import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type Chunk, type FrozenRecipient, type Results, withResults } from '../model/chunk.ts';
import type { Outcomes } from '../model/outcomes.ts';
import { expiryAt } from '../model/retention.ts';
import { commitIf } from './commit-if.ts';
import { type LedgerDispatch, ledgerDispatch } from './ledger-dispatch.ts';
import { chunkItem, chunkItemSchema, messagesPrefix, outcomesOf, recipientsOf } from './ledger-items.ts';
import { ledgerKey } from './ledger-keys.ts';
import { type LedgerProbes, ledgerProbes } from './ledger-probes.ts';
import { type LedgerReading, ledgerReading } from './ledger-reading.ts';
import { type LedgerReports, ledgerReports } from './ledger-reports.ts';

export interface LedgerStore extends LedgerReading, LedgerDispatch, LedgerReports, LedgerProbes {
  chunk(
    id: string,
    number: number,
  ): Promise<{ chunk: Chunk; recipients: FrozenRecipient[]; outcomes: Outcomes } | undefined>;
  /**
   * Makes pending chunks `calling` until the lease ends, each with the results of those for whom no call is made. One
   * write, on condition that no other worker has begun one of them and that `condition` holds; where one has, each
   * chunk is tried by itself. Where no call is to be made, a chunk is `done` at once.
   * @returns the chunks that were begun: no other worker calls them, and the others are not to be called.
   */
  begin(
    id: string,
    chunks: readonly { chunk: Chunk; without: Results }[],
    input: { leaseUntil: string; condition: TransactionWrite },
  ): Promise<Chunk[]>;
  /** Ends a call, all results at once; those left are pending again. False where another worker has ended it. */
  finish(id: string, chunk: Chunk, results: Results, retryAt?: string): Promise<boolean>;
}

export const ledgerStore = (table: AppTable, clock: Clock): LedgerStore => {
  const { name: TableName } = table;

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

  return {
    ...ledgerReading(table, clock),
    ...ledgerDispatch(table, clock),
    ...ledgerReports(table),
    ...ledgerProbes(table, clock),

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
  };
};
