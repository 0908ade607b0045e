import { setImmediate as nextTurn } from 'node:timers/promises';
import { arn } from '../template/environment.ts';
import { type BatchOperation, db, type IndexRecord, promised, type TableRecord } from './dynalite.ts';
import type { Engine } from './engine.ts';
import type { TableDefinition } from './table-properties.ts';

const batchSize = 500;

const putRecord = (engine: Engine, record: TableRecord): Promise<void> =>
  promised((callback) => engine.store.tableDb.put(record.TableName, record, callback));

const create = async (engine: Engine, definition: TableDefinition): Promise<void> => {
  await engine.read('CreateTable', {
    TableName: definition.name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: definition.keySchema,
    AttributeDefinitions: definition.attributes,
    ...(definition.indexes.length === 0
      ? {}
      : {
          GlobalSecondaryIndexes: definition.indexes.map(({ IndexName, KeySchema, Projection }) => ({
            IndexName,
            KeySchema,
            Projection,
          })),
        }),
  });
  await active(engine, definition.name);
};

/** dynalite sets a new table ACTIVE in a later turn of the event loop. */
const active = async (engine: Engine, name: string): Promise<void> => {
  while ((await engine.table(name, 'whatever')).TableStatus !== 'ACTIVE') await nextTurn();
};

const signature = ({ IndexName, KeySchema, Projection }: IndexRecord): string =>
  JSON.stringify([
    IndexName,
    KeySchema.map(({ AttributeName }) => AttributeName),
    Projection.ProjectionType,
    Projection.NonKeyAttributes ?? [],
  ]);

const fill = async (engine: Engine, table: TableRecord, added: IndexRecord[]): Promise<void> => {
  const batch: BatchOperation[] = [];
  for await (const item of engine.store.getItemDb(table.TableName).createValueStream({})) {
    for (const { index, key, item: value } of db.getIndexActions(added, undefined, item, table).puts) {
      batch.push({ type: 'put', key: `index-global~${table.TableName}~${index}~${key}`, value });
    }
    if (batch.length >= batchSize) await engine.store.db.batch(batch.splice(0));
  }
  if (batch.length > 0) await engine.store.db.batch(batch);
};

/**
 * Brings indexes in line with the template. The data stays where it is; an index is filled before the table names it, so
 * that a process killed in between starts again with the old set.
 */
const reindex = async (engine: Engine, table: TableRecord, definition: TableDefinition): Promise<void> => {
  const { store } = engine;
  const current = table.GlobalSecondaryIndexes ?? [];
  const wanted = new Set(definition.indexes.map(signature));
  const kept = current.filter((index) => wanted.has(signature(index)));
  const dropped = current.filter((index) => !wanted.has(signature(index)));
  const known = new Set(kept.map(signature));
  const added = definition.indexes
    .filter((index) => !known.has(signature(index)))
    .map(({ IndexName, KeySchema, Projection }) => ({
      IndexName,
      KeySchema,
      Projection,
      IndexArn: arn('dynamodb', `table/${definition.name}/index/${IndexName}`),
      IndexStatus: 'ACTIVE',
      IndexSizeBytes: 0,
      ItemCount: 0,
      ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0 },
    }));
  if (added.length === 0 && dropped.length === 0) return;

  await putRecord(engine, { ...table, GlobalSecondaryIndexes: kept });
  for (const { IndexName } of dropped) {
    await promised<void>((callback) => store.deleteIndexDb('global', definition.name, IndexName, callback));
  }
  const next = { ...table, AttributeDefinitions: definition.attributes, GlobalSecondaryIndexes: [...kept, ...added] };
  await fill(engine, next, added);
  await putRecord(engine, next);
};

const createOrAdapt = async (engine: Engine, definition: TableDefinition): Promise<{ created: boolean }> => {
  const existing = await engine.table(definition.name, 'whatever').catch(() => undefined);
  if (existing === undefined) {
    await create(engine, definition);
    return { created: true };
  }
  if (existing.TableStatus !== 'ACTIVE') {
    // The process ended while it created the table.
    await putRecord(engine, { ...existing, TableStatus: 'ACTIVE' });
    return { created: true };
  }
  if (JSON.stringify(existing.KeySchema) !== JSON.stringify(definition.keySchema)) {
    throw new Error(`The primary key of ${definition.name} changed: start with --reset, which empties the table`);
  }
  await reindex(engine, existing, definition);
  return { created: false };
};

/**
 * Creates the table or adapts its indexes; returns whether it is new. A changed primary key would lose data: an error.
 */
export const ensureTable = async (engine: Engine, definition: TableDefinition): Promise<{ created: boolean }> => {
  const outcome = await createOrAdapt(engine, definition);
  await engine.expiry.keep(definition, await engine.table(definition.name));
  return outcome;
};
