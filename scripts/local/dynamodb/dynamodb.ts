import { AwsError } from '../aws/errors.ts';
import type { Wanted } from '../iam/authorizer.ts';
import { dynamoDbAccess } from './access.ts';
import type { ChangeLog } from './change-log.ts';
import type { Input } from './dynalite.ts';
import { openEngine } from './engine.ts';
import { ensureTable } from './ensure-table.ts';
import type { TableDefinition } from './table-properties.ts';
import { sweepExpired } from './time-to-live.ts';
import { createTransactions } from './transactions.ts';
import { batchWriteItem, writeItem } from './writes.ts';

/** The DynamoDB stand-in: tables from the template, operations by their API name. */
export interface DynamoDb {
  ensureTable(definition: TableDefinition): Promise<{ created: boolean }>;
  perform(operation: string, input: Input): Promise<Input>;
  /** What a caller must be allowed, to perform it. */
  access(operation: string, input: Input): Wanted[];
  /** The log of a table's changes, which begins with the first call. */
  changeLog(table: string): Promise<ChangeLog>;
  /** Deletes expired items now; also done at each sweep. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

const sweepMilliseconds = 60_000;
const reads = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'DescribeTable', 'ListTables'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem'];
type Operation = (input: Input) => Promise<Input>;

/**
 * Opens the stand-in over a data folder; in memory without one. `now` is the time of changes and expiry. `onProblem` is
 * told of a sweep that failed; the next one tries again.
 */
export const openDynamoDb = async (
  folder?: string,
  now: () => number = Date.now,
  onProblem: (message: string) => void = console.error,
): Promise<DynamoDb> => {
  const engine = await openEngine(folder, now);
  const tables = new Map<string, TableDefinition>();
  const { transactWrite, transactGet } = createTransactions(engine, now);

  const definitionOf = (input: Input): TableDefinition => {
    const definition = tables.get(String(input.TableName));
    if (definition === undefined) throw new AwsError('ResourceNotFoundException', 'Requested resource not found');
    return definition;
  };
  const partitionKeyOf = (table: string) =>
    tables.get(table)?.keySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName;
  const describeTimeToLive: Operation = async (input) => {
    const { expiryAttribute } = definitionOf(input);
    return {
      TimeToLiveDescription:
        expiryAttribute === undefined
          ? { TimeToLiveStatus: 'DISABLED' }
          : { TimeToLiveStatus: 'ENABLED', AttributeName: expiryAttribute },
    };
  };
  const describeContinuousBackups: Operation = async (input) => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: definitionOf(input).pointInTimeRecovery ? 'ENABLED' : 'DISABLED',
      },
    },
  });
  const operations = new Map<string, Operation>([
    ...reads.map((name): [string, Operation] => [name, (input) => engine.read(name, input)]),
    ...writes.map((name): [string, Operation] => [name, (input) => writeItem(engine, name, input)]),
    ['BatchWriteItem', (input) => batchWriteItem(engine, input)],
    ['TransactWriteItems', transactWrite],
    ['TransactGetItems', transactGet],
    ['DescribeTimeToLive', describeTimeToLive],
    ['DescribeContinuousBackups', describeContinuousBackups],
  ]);

  const sweep = async (): Promise<number> => {
    let deleted = 0;
    for (const definition of tables.values()) deleted += await sweepExpired(engine, definition, now());
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
      return ensureTable(engine, definition);
    },
    perform: (name, input) => {
      const operation = operations.get(name);
      if (operation === undefined) {
        throw new AwsError('UnknownOperationException', `The local twin does not know the DynamoDB operation ${name}`);
      }
      return operation(input);
    },
    access: (name, input) => dynamoDbAccess(name, input, partitionKeyOf),
    changeLog: engine.changeLog,
    sweep,
    close: async () => {
      clearInterval(timer);
      await sweeping;
      await engine.close();
    },
  };
};
