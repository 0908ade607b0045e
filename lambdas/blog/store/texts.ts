import * as z from 'zod/mini';
import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { type Key, readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import {
  type RevisionRecord,
  revisionRecordSchema,
  shownTextSchema,
  type TextKind,
  type TextRecord,
  textSchemas,
} from '../model/texts.ts';
import { revisionKey, textKey } from './keys.ts';

/**
 * A text is stored as a JSON string. DynamoDB allows only 32 levels of lists and maps, which nested lists reach, and a
 * string is read many times faster.
 */
const textItemSchema = z.optional(z.object({ data: z.string() }));
const recordOf = (item: unknown): unknown => {
  const found = textItemSchema.parse(item);
  return found && JSON.parse(found.data);
};
const readJson = async (table: AppTable, key: Key): Promise<unknown> => recordOf(await readItem(table, key));

export const readText = async <Kind extends TextKind>(
  table: AppTable,
  id: string,
  kind: Kind,
  language: Language,
): Promise<TextRecord<Kind> | undefined> => {
  const record = await readJson(table, textKey(id, kind, language));
  return record === undefined ? undefined : (textSchemas[kind].parse(record) as TextRecord<Kind>);
};

/** The text that visitors read, from the item that holds it. */
export const shownTextOf = (item: unknown): DraftText | undefined =>
  z.optional(shownTextSchema).parse(recordOf(item))?.text;

export const readShownText = async (table: AppTable, id: string, language: Language): Promise<DraftText | undefined> =>
  shownTextOf(await readItem(table, textKey(id, 'LIVE', language)));

export const readRevision = async (
  table: AppTable,
  id: string,
  language: Language,
  revision: string,
): Promise<RevisionRecord | undefined> =>
  z.optional(revisionRecordSchema).parse(await readJson(table, revisionKey(id, language, revision)));

const revisionItemsSchema = z.array(z.object({ sk: z.string(), data: z.string() }));

export const readRevisions = async (
  table: AppTable,
  id: string,
  language: Language,
): Promise<Map<string, RevisionRecord>> => {
  const { pk, sk } = revisionKey(id, language, '');
  const items = revisionItemsSchema.parse(await readPartition(table, { pk, sk }));
  return new Map(items.map((item) => [item.sk.slice(sk.length), revisionRecordSchema.parse(JSON.parse(item.data))]));
};
