import type { AttributeValue, Item } from './dynalite.ts';

const isSameValue = (one: AttributeValue, other: AttributeValue): boolean =>
  Object.entries(one).every(([type, value]) => {
    const compared = other[type];
    if (compared === undefined) return false;
    if (type === 'M') return isSameItem(value as Item, compared as Item);
    if (!Array.isArray(value) || !Array.isArray(compared)) return value === compared;
    if (value.length !== compared.length) return false;
    if (type === 'L') return value.every((each, index) => isSameValue(each, compared[index]));
    // The members of a set have no order.
    const members = new Set(compared);
    return value.every((member) => members.has(member));
  });

/** Whether a write left an item as it was. DynamoDB streams say nothing about such writes. */
export const isSameItem = (one: Item, other: Item): boolean => {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => {
    const [value, compared] = [one[name], other[name]];
    return value !== undefined && compared !== undefined && isSameValue(value, compared);
  });
};
