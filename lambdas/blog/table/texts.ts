import * as z from 'zod/mini';
import type { DraftText } from '#contracts/blog-drafts.ts';
import type { Language } from '#contracts/language.ts';
import { type Key, readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import {
  type RevisionRecord,
  revisionRecordSchema,
  shownTextSchema,
  type TextKind,
  type TextRecord,
  textSchemas,
} from '../texts.ts';
import { revisionKey, textKey } from './keys.ts';

/**
 * A text is kept as JSON: DynamoDB allows 32 levels of lists and maps, which a list in a list reaches, and a string is
 * read many times faster.
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

/** What visitors read, of the item that holds it. */
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
