import * as z from 'zod/mini';
import type { EditedPage, PageTextAddress } from '#contracts/settings/page-text.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { pageTextKey, pageTextPrefix } from './keys.ts';

const storedTextSchema = z.object({
  version: z.number(),
  text: z.string(),
  changed: z.optional(z.object({ time: z.string(), by: z.string() })),
});
/** Version 0, and empty, until it is first saved. */
export type StoredPageText = z.infer<typeof storedTextSchema>;

export interface PageTextStore {
  read(address: PageTextAddress): Promise<StoredPageText>;
  readPage(page: EditedPage): Promise<Record<Language, StoredPageText>>;
  /** Together with its entry in the audit log. @throws ProblemError `editConflict` where it is not `before` any more */
  save(
    address: PageTextAddress,
    texts: { before: StoredPageText; after: Required<StoredPageText> },
    auditWrite: TransactionWrite,
  ): Promise<void>;
}

const unwritten: StoredPageText = { version: 0, text: '' };
const inNone = Object.fromEntries(languages.map((language) => [language, unwritten])) as Record<
  Language,
  StoredPageText
>;
const itemSchema = z.extend(storedTextSchema, { language: z.enum(languages) });

export const pageTextStore = (table: AppTable): PageTextStore => ({
  async read(address) {
    const item = await readItem(table, pageTextKey(address));
    return item === undefined ? unwritten : storedTextSchema.parse(item);
  },

  async readPage(page) {
    const { pk } = pageTextKey({ page, language: 'he' });
    const items = z.array(itemSchema).parse(await readPartition(table, { pk, sk: pageTextPrefix(page) }));
    return { ...inNone, ...Object.fromEntries(items.map(({ language, ...stored }) => [language, stored])) };
  },

  async save({ page, language }, { before, after }, auditWrite) {
    const Item = { ...pageTextKey({ page, language }), type: 'PageText', page, language, ...after };
    const isNew = before.version === 0;
    const Put = {
      TableName: table.name,
      Item,
      ConditionExpression: isNew ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(isNew ? {} : { ExpressionAttributeValues: { ':version': before.version } }),
    };
    await transact(table, [{ write: { Put }, refusal: 'editConflict' }, { write: auditWrite }]);
  },
});
