import { createHash } from 'node:crypto';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { quickCalls } from '../aws-client.ts';
import { ProblemError } from '../problem.ts';
import { keySchema } from '../table/key-schema.ts';
import { partitions } from '../table/partitions.ts';
import { readItem } from '../table/read-items.ts';
import { openTable } from '../table/table.ts';
import type { TransactionWrite } from '../table/transact.ts';

/**
 * One write that a caller asked for, however often the request is sent. A function can be stopped after it has changed
 * the table and before it has responded. When the same request comes again, the operation shows what has already been
 * done.
 */
export interface Operation {
  /** A UUID: the same for each attempt with one key, new where there is no key. */
  id: string;
  /**
   * Stores the reply in the transaction that carries out the operation, so that the next attempt gets the reply and
   * changes nothing.
   */
  finished(reply: object): TransactionWrite[];
}

/** A UUID of version 8, the version for bits that an application defines itself. */
export const uuidOf = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

interface Attempt {
  /** The owner and the purpose of the key, so that equal keys of different callers never collide. */
  scope: string;
  key: string;
  /** Must be the same on every attempt. */
  input: { pathParameters?: unknown; query?: unknown; body?: unknown };
  remainingMs: number;
}
/**
 * Runs `act` once per key within 24 hours; a repetition gets the first reply. An attempt that was interrupted before it
 * could answer is run again as the same operation.
 */
export type Idempotency = (attempt: Attempt, act: (operation: Operation) => Promise<unknown>) => Promise<unknown>;

/** The record as the library types it. */
type Json = Parameters<ReturnType<typeof makeIdempotent>>[0];

/** Passwords are removed first: not even a hash of one may be stored. */
const withoutPassword = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'password' in body ? { ...body, password: undefined } : body;

const perDay = 24 * 60 * 60;
const partition = partitions.idempotency;
const keptReplySchema = z.optional(z.object({ reply: z.looseObject({}) }));

/** Records live in the one table. @throws ProblemError `idempotencyConflict` for a key in use, or used for other input. */
export const idempotencyByKey = (tableName: string, client = new DynamoDBClient(quickCalls)): Idempotency => {
  const persistenceStore = new DynamoDBPersistenceLayer({
    tableName,
    keyAttr: keySchema.partitionKey,
    sortKeyAttr: keySchema.sortKey,
    staticPkValue: partition,
    expiryAttr: keySchema.timeToLive,
    awsSdkV3Client: client,
  });
  const table = openTable(tableName, client);
  const keyOfReply = (id: string) => ({ pk: partition, sk: `reply#${id}` });
  const operation = (id: string): Operation => ({
    id,
    finished: (reply) => {
      const ttl = Math.floor(Date.now() / 1000) + perDay;
      return [{ Put: { TableName: tableName, Item: { ...keyOfReply(id), type: 'Reply', reply, ttl } } }];
    },
  });
  const finishedReply = async (id: string) => keptReplySchema.parse(await readItem(table, keyOfReply(id)))?.reply;

  return async ({ scope, key, input, remainingMs }, act) => {
    if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new ProblemError('invalidRequest');
    const config = new IdempotencyConfig({
      eventKeyJmesPath: 'id',
      payloadValidationJmesPath: 'input',
      hashFunction: 'sha256',
      expiresAfterSeconds: perDay,
    });
    // The library only asks for the remaining time, to know when an unfinished attempt may be taken over.
    config.registerLambdaContext({ getRemainingTimeInMillis: () => remainingMs } as never);
    const record = JSON.stringify({ id: `${scope} ${key}`, input: { ...input, body: withoutPassword(input.body) } });
    const id = uuidOf(record);
    const work = async (_record: Json): Promise<Json> => {
      const reply = (await finishedReply(id)) ?? (await act(operation(id)));
      // The reply as it is sent, because the table accepts no field without a value.
      return reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
    };
    const run = makeIdempotent(work, { persistenceStore, config, keyPrefix: 'key' });
    try {
      return await run(JSON.parse(record));
    } catch (cause) {
      const conflict = [IdempotencyAlreadyInProgressError, IdempotencyValidationError].some(
        (kind) => cause instanceof kind,
      );
      throw conflict ? new ProblemError('idempotencyConflict', { cause }) : cause;
    }
  };
};
