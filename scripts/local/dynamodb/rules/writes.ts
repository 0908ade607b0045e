import type { Input, Item, TableRecord } from '../dynalite.ts';
import { requireItemSize } from './item-size.ts';
import { requireIndexKeys, requireKeys, requireUpdatedIndexKeys } from './keys.ts';
import { requireNumbers } from './values.ts';

/** The attributes that an update sets to a value of the request, not to one that is computed. */
const literals = ({ _updates }: Input): Item => {
  const { sections = [] } = (_updates ?? {}) as { sections?: { type: string; path: string[]; val: Item[string] }[] };
  const whole = sections.filter(({ type, path, val }) => type === 'set' && path.length === 1 && !('type' in val));
  return Object.fromEntries(whole.map(({ path: [name = ''], val }) => [name, val]));
};

/** DynamoDB's checks of a write before it reads the existing item. */
export const requireWrite = (data: Input, table: TableRecord): void => {
  const item = data.Item as Item | undefined;
  requireKeys(item ?? (data.Key as Item), table);
  if (item === undefined) requireUpdatedIndexKeys(literals(data), table);
  else {
    requireIndexKeys(item, table);
    requireItemSize(item);
  }
};

/** DynamoDB's checks of an item as an update leaves it. */
export const requireUpdated = (item: Item, table: TableRecord): void => {
  requireUpdatedIndexKeys(item, table);
  requireKeys(item, table);
  requireNumbers(item);
  requireItemSize(item, true);
};
