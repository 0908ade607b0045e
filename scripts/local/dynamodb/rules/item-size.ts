import { validationError } from '../../runtime/aws-errors.ts';
import { type AttributeValue, db, type Item } from '../dynalite.ts';

const limit = 400 * 1024;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** dynalite uses the length of a text as its size, which is half of a Hebrew text's. */
const bytesOfValue = (value: AttributeValue): number => {
  const { S, SS, M, L } = value;
  if (typeof S === 'string') return Buffer.byteLength(S);
  if (SS !== undefined) return sum((SS as string[]).map((member) => Buffer.byteLength(member)));
  // A list and a map take three bytes, and one for each of what is in them.
  if (M !== undefined) return 3 + Object.keys(M as Item).length + bytesOf(M as Item);
  if (L !== undefined) return 3 + sum((L as AttributeValue[]).map((element) => 1 + bytesOfValue(element)));
  return db.itemSize({ '': value });
};

/** As DynamoDB measures it: the UTF-8 bytes of names and values. */
export const bytesOf = (item: Item): number => {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + bytesOfValue(value);
  return bytes;
};

/** The size of a new item, or of one as an update leaves it. */
export const requireItemSize = (item: Item, updated = false): void => {
  if (bytesOf(item) <= limit) return;
  throw validationError(`Item size ${updated ? 'to update ' : ''}has exceeded the maximum allowed size`);
};
