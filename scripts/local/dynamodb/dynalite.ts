import { createRequire } from 'node:module';
import { rememberParsed } from './parsed-expressions.ts';

/**
 * The parts of dynalite 4.0.0 that the twin stands on: its storage, its validations and its actions, without its HTTP
 * server. They are internals without types, so the version is pinned and the shapes in use are declared here.
 */
export type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
export type Input = Record<string, unknown>;

interface KeySchemaElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}
export interface IndexRecord {
  IndexName: string;
  KeySchema: KeySchemaElement[];
  Projection: { ProjectionType?: string | undefined; NonKeyAttributes?: string[] | undefined };
}
export interface TableRecord {
  TableName: string;
  TableStatus: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  KeySchema: KeySchemaElement[];
  GlobalSecondaryIndexes?: IndexRecord[];
}

export type Callback<T> = (error: Error | null | undefined, value: T) => void;
type Release = <T>(callback: Callback<T>) => Callback<T>;

export interface ValueStream<V> extends AsyncIterable<V> {
  on(event: 'data', listener: (value: V) => void): unknown;
}
export interface KeyValueDb<V = Item> {
  get(key: string, callback: Callback<V | undefined>): void;
  put(key: string, value: V, callback: Callback<void>): void;
  del(key: string, callback: Callback<void>): void;
  lock(key: string, run: (release: Release) => void): void;
  createValueStream(options: KeyRange): ValueStream<V>;
}

export type BatchOperation = { type: 'put'; key: string; value: object } | { type: 'del'; key: string };

/** The data as it was when it was made. */
export interface Snapshot {
  /** Keeps it open while it is being read. */
  ref(): void;
  unref(): void;
  close(): Promise<void>;
}
export interface KeyRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
  limit?: number;
  snapshot?: Snapshot;
}
/** Sees the data as it was when it was made. */
interface Iterator<T> extends AsyncIterable<T> {
  all(): Promise<T[]>;
  nextv(size: number): Promise<T[]>;
  close(): Promise<void>;
}

export interface Store {
  options: { maxItemSize: number };
  db: {
    open(): Promise<void>;
    getSync<T>(key: string, options?: { snapshot: Snapshot }): T | undefined;
    snapshot(): Snapshot;
    batch(operations: BatchOperation[]): Promise<void>;
    values<T>(range: KeyRange): Iterator<T>;
    keys(range: KeyRange): Iterator<string>;
    clear(range: KeyRange): Promise<void>;
    close(): Promise<void>;
  };
  tableDb: KeyValueDb<TableRecord> & { awsAccountId: string; awsRegion: string };
  /** With `checkStatus` a table that is still being created counts as missing. */
  getTable(name: string, checkStatus: boolean, callback: Callback<TableRecord>): void;
  getItemDb(table: string): KeyValueDb;
  getIndexDb(kind: string, table: string, index: string): KeyValueDb;
  deleteIndexDb(kind: string, table: string, index: string, callback: Callback<void>): void;
}

interface Db {
  create(options: { path?: string; createTableMs: number }): Store;
  createKey(item: Item, table: TableRecord): string;
  validateKey(key: Item, table: TableRecord): Error | null | undefined;
  validateKeyPaths(nestedPaths: object | undefined, table: TableRecord): Error | null | undefined;
  /** The parts of an item that a projection names. */
  mapPaths(paths: unknown[], item: Item): Item;
  validateItem(item: Item, table: TableRecord): Error | null | undefined;
  /** In bytes. */
  itemSize(item: Item): number;
  getIndexActions(
    indexes: IndexRecord[],
    existing: Item | undefined,
    item: Item | undefined,
    table: TableRecord,
  ): { puts: { index: string; key: string; item: Item }[] };
}
interface Validation {
  types: object;
  custom?: unknown;
}
interface Validations {
  checkTypes(input: Input, types: object): Input;
  checkValidations(input: Input, types: object, custom: unknown, store: Store): void;
}
type Action = (store: Store, input: Input, callback: Callback<Input>) => void;

rememberParsed();
const require = createRequire(import.meta.url);
export const db: Db = require('dynalite/db');
const validations: Validations = require('dynalite/validations');

const loaded = new Map<string, { action: Action; validation: Validation }>();
const load = (operation: string) => {
  const known = loaded.get(operation);
  if (known !== undefined) return known;
  const name = operation.charAt(0).toLowerCase() + operation.slice(1);
  const parts = { action: require(`dynalite/actions/${name}`), validation: require(`dynalite/validations/${name}`) };
  loaded.set(operation, parts);
  return parts;
};

/** Turns dynalite's callbacks into promises. */
export const promised = <T>(run: (callback: Callback<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value)));
  });

/** Of what came as JSON; `structuredClone` takes many times longer. */
const cloned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloned);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cloned(each)]));
};

/** Checks an operation's input as DynamoDB does. Members that dynalite does not know are dropped. */
export const checked = (store: Store, operation: string, input: Input): Input => {
  const { validation } = load(operation);
  const known = validations.checkTypes(cloned(input) as Input, validation.types);
  validations.checkValidations(known, validation.types, validation.custom, store);
  return known;
};

/** Runs an operation on checked input. */
export const act = (store: Store, operation: string, input: Input): Promise<Input> =>
  promised((callback) => load(operation).action(store, input, callback));
