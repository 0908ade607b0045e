import type { AttributeValue, Item } from '../dynamodb/dynalite.ts';

/** A DynamoDB value as plain JSON, for reading. */
const plain = (value: AttributeValue): unknown => {
  const [type, content] = Object.entries(value)[0] ?? [];
  switch (type) {
    case 'N':
      return Number(content);
    case 'NULL':
      return null;
    case 'L':
      return Array.isArray(content) ? content.map(plain) : content;
    case 'M':
      return plainItem(Object(content));
    default:
      return content;
  }
};

export const plainItem = (item: Item): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]));
