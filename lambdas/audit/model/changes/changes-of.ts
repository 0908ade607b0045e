import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '#contracts/audit.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { shortText } from './short-text.ts';

const mostFields = 50;

const shown = (side: 'before' | 'after', leaf: Leaf | undefined) =>
  leaf?.text === undefined ? {} : { [side]: shortText(leaf.text) };

/** The fields that differ between two versions of a record; all fields if the record is new or deleted. */
export const changesOf = (before: object = {}, after: object = {}): AuditEntry['changes'] => {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !isDeepStrictEqual(was.get(field)?.value, is.get(field)?.value))
    .slice(0, mostFields)
    .map((field) => ({ field, ...shown('before', was.get(field)), ...shown('after', is.get(field)) }));
};
