import { validationError } from '../../runtime/aws-errors.ts';
import type { AttributeValue, Item, TableRecord } from '../dynalite.ts';

const limits = {
  HASH: { bytes: 2048, message: 'Size of hashkey has exceeded the maximum size limit of2048 bytes' },
  RANGE: { bytes: 1024, message: 'Aggregated size of all range keys has exceeded the size limit of 1024 bytes' },
} as const;

const bytesOfKey = ({ S, B }: AttributeValue): number =>
  typeof S === 'string' ? Buffer.byteLength(S) : Buffer.byteLength(String(B ?? ''), 'base64');

const emptiness = ({ S, B }: AttributeValue): string | undefined => {
  if (S === '') return 'an empty string value.';
  return B === '' ? 'an empty binary value.' : undefined;
};
const notEmpty = 'The AttributeValue for a key attribute cannot contain';

/** The key of an item in its table, and those in indexes as far as the item has them: none is empty or too long. */
export const requireKeys = (item: Item, { KeySchema, GlobalSecondaryIndexes = [] }: TableRecord): void => {
  for (const { AttributeName } of KeySchema) {
    const empty = emptiness(item[AttributeName] ?? {});
    if (empty === undefined) continue;
    throw validationError(`One or more parameter values are not valid. ${notEmpty} ${empty} Key: ${AttributeName}`);
  }
  for (const { AttributeName, KeyType } of [
    KeySchema,
    ...GlobalSecondaryIndexes.map((index) => index.KeySchema),
  ].flat()) {
    const { bytes, message } = limits[KeyType];
    if (bytesOfKey(item[AttributeName] ?? {}) > bytes) {
      throw validationError(`One or more parameter values were invalid: ${message}`);
    }
  }
};

const emptyIndexKey = (item: Item, { GlobalSecondaryIndexes = [] }: TableRecord) => {
  for (const { IndexName, KeySchema } of GlobalSecondaryIndexes) {
    for (const { AttributeName } of KeySchema) {
      const empty = emptiness(item[AttributeName] ?? {});
      if (empty !== undefined) return { empty, place: `IndexName: ${IndexName}, IndexKey: ${AttributeName}` };
    }
  }
  return undefined;
};

/** An item may lack the key of an index, but not have an empty one. */
export const requireIndexKeys = (item: Item, table: TableRecord): void => {
  const found = emptyIndexKey(item, table);
  if (found === undefined) return;
  throw validationError(
    `One or more parameter values are not valid. A value specified for a secondary index key is not supported. ${notEmpty} ${found.empty} ${found.place}`,
  );
};

/** The same of what an update sets. */
export const requireUpdatedIndexKeys = (attributes: Item, table: TableRecord): void => {
  const found = emptyIndexKey(attributes, table);
  if (found === undefined) return;
  throw validationError(
    `One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. ${notEmpty} ${found.empty}`,
  );
};
