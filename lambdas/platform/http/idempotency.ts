import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ProblemError } from '../problem.ts';
import { keySchema } from '../table/key-schema.ts';

interface Attempt {
  /** Whose key it is and for what: keys of others never meet. */
  scope: string;
  key: string;
  /** Must be the same on every attempt. */
  input: { pathParameters?: unknown; query?: unknown; body?: unknown };
  remainingMs: number;
}
/** Runs `act` once per key within 24 hours; a repetition gets the first reply. */
export type Once = (attempt: Attempt, act: () => Promise<unknown>) => Promise<unknown>;

/** As the library types what it keeps. */
type Json = Parameters<ReturnType<typeof makeIdempotent>>[0];

/** Not even a hash of a password may be kept. */
const withoutPassword = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'password' in body ? { ...body, password: undefined } : body;

const perDay = 24 * 60 * 60;

/** Records live in the one table. @throws ProblemError `idempotencyConflict` for a key in use, or used for other input. */
export const onceByKey = (tableName: string, client = new DynamoDBClient({})): Once => {
  const persistenceStore = new DynamoDBPersistenceLayer({
    tableName,
    keyAttr: keySchema.partitionKey,
    sortKeyAttr: keySchema.sortKey,
    staticPkValue: 'IDEMPOTENCY',
    expiryAttr: keySchema.timeToLive,
    awsSdkV3Client: client,
  });
  return async ({ scope, key, input, remainingMs }, act) => {
    if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new ProblemError('invalidRequest');
    const config = new IdempotencyConfig({
      eventKeyJmesPath: 'id',
      payloadValidationJmesPath: 'input',
      hashFunction: 'sha256',
      expiresAfterSeconds: perDay,
    });
    // The library only asks how much time is left, to know when an unfinished attempt may be taken over.
    config.registerLambdaContext({ getRemainingTimeInMillis: () => remainingMs } as never);
    const run = makeIdempotent(async (_record: Json) => (await act()) as Json, {
      persistenceStore,
      config,
      keyPrefix: 'key',
    });
    const record = { id: `${scope} ${key}`, input: { ...input, body: withoutPassword(input.body) } };
    try {
      return await run(JSON.parse(JSON.stringify(record)));
    } catch (cause) {
      const conflict = [IdempotencyAlreadyInProgressError, IdempotencyValidationError].some(
        (kind) => cause instanceof kind,
      );
      throw conflict ? new ProblemError('idempotencyConflict', { cause }) : cause;
    }
  };
};
