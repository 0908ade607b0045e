import { validationError } from '../../runtime/aws-errors.ts';
import { type AttributeValue, db, type Item } from '../dynalite.ts';

const limit = 400 * 1024;

/** The bytes of a text beyond its length. dynalite uses the length as the size, which is half of a Hebrew text's. */
const beyondLength = (text: string): number => Buffer.byteLength(text) - text.length;

const beyondLengths = ({ S, SS, M, L }: AttributeValue): number => {
  if (typeof S === 'string') return beyondLength(S);
  if (M !== undefined) return beyondLengthsOf(M as Item);
  const members = (SS ?? []) as string[];
  const elements = (L ?? []) as AttributeValue[];
  return (
    members.reduce((sum, member) => sum + beyondLength(member), 0) +
    elements.reduce((sum, element) => sum + beyondLengths(element), 0)
  );
};
const beyondLengthsOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + beyondLength(name) + beyondLengths(value), 0);

/** As DynamoDB measures it: the UTF-8 bytes of names and values. */
export const bytesOf = (item: Item): number => db.itemSize(item) + beyondLengthsOf(item);

/** The size of a new item, or of one as an update leaves it. */
export const requireItemSize = (item: Item, updated = false): void => {
  if (bytesOf(item) <= limit) return;
  throw validationError(`Item size ${updated ? 'to update ' : ''}has exceeded the maximum allowed size`);
};
