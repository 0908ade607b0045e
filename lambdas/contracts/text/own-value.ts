/**
 * The entry of a table for a text that may be anything; undefined where there is none. Asked directly, a plain object also has the names that
 * every object inherits: `constructor` is a function.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined =>
  Object.hasOwn(table, text) ? table[text] : undefined;
