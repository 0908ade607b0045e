import type { Wanted } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import { dynamoDbAccess } from './access.ts';
import { type Backend, openBackend } from './backend.ts';
import type { Input } from './dynalite.ts';
import type { TableDefinition } from './table-properties.ts';
import { sweepExpired } from './time-to-live.ts';

/** The DynamoDB stand-in: tables from the template, operations by their API name. */
export interface DynamoDb extends Pick<Backend, 'ensureTable' | 'changeLog' | 'readLag' | 'close'> {
  perform(operation: string, input: Input): Promise<Input>;
  /** The permissions that a caller needs for it. */
  access(operation: string, input: Input): Wanted[];
  /** Deletes expired items now; also done at each sweep. */
  sweep(): Promise<number>;
}

export interface DynamoDbOptions {
  /** Where the data lies; without it in memory. */
  folder?: string | undefined;
  /** The time of changes and expiry. */
  now?: () => number;
  /** Called when a sweep has failed; the next one tries again. */
  onProblem?: (message: string) => void;
}

const sweepMilliseconds = 60_000;
const operations = new Set([
  ...['GetItem', 'BatchGetItem', 'Query', 'Scan', 'DescribeTable'],
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'],
]);

/** Opens the stand-in. */
export const openDynamoDb = async ({
  folder,
  now = Date.now,
  onProblem = console.error,
}: DynamoDbOptions = {}): Promise<DynamoDb> => {
  const backend = await openBackend(folder, now);
  const tables = new Map<string, TableDefinition>();

  const partitionKeyOf = (table: string) =>
    tables.get(table)?.keySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName;

  const sweep = async (): Promise<number> => {
    let deleted = 0;
    for (const definition of tables.values()) deleted += await sweepExpired(backend, definition, now());
    return deleted;
  };
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => {
      onProblem(`Expired items could not be deleted: ${error instanceof Error ? error.stack : String(error)}`);
    });
  }, sweepMilliseconds);
  timer.unref();

  return {
    ensureTable: async (definition) => {
      tables.set(definition.name, definition);
      return backend.ensureTable(definition);
    },
    perform: (name, input) => {
      if (!operations.has(name)) {
        throw new AwsError('UnknownOperationException', `The local twin does not know the DynamoDB operation ${name}`);
      }
      return backend.perform(name, input);
    },
    access: (name, input) => dynamoDbAccess(name, input, partitionKeyOf),
    changeLog: backend.changeLog,
    readLag: backend.readLag,
    sweep,
    close: async () => {
      clearInterval(timer);
      await sweeping;
      await backend.close();
    },
  };
};
