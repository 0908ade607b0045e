import type { Category } from '#contracts/blog/categories.ts';
import type { Language } from '#contracts/text/language.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import type { CategoryRecord } from '../model/category.ts';
import type { PostRecord } from '../model/post.ts';
import type { PostChange } from '../model/post-change.ts';
import type { PostListPage, PostPage } from '../model/post-list.ts';
import type { RevisionRecord, TextKind, TextRecord } from '../model/texts.ts';
import { readCategories, readCategory } from './categories.ts';
import { categoryKey, postKey } from './keys.ts';
import { postSteps } from './post-steps.ts';
import { listAllPosts, readPost } from './posts.ts';
import { revisionStep, textStep } from './text-steps.ts';
import { readRevision, readRevisions, readText } from './texts.ts';

/** Writes of the same transaction, such as the audit entry. */
interface WithExtraWrites {
  extraWrites: TransactionWrite[];
}

/** The reads and writes of the blog's administration. All reads are consistent. */
export interface BlogEditor {
  post(id: string): Promise<PostRecord | undefined>;
  posts(page: PostListPage): Promise<PostPage>;
  text<Kind extends TextKind>(id: string, kind: Kind, language: Language): Promise<TextRecord<Kind> | undefined>;
  /** Those that are kept, by their ids. */
  revisions(id: string, language: Language): Promise<Map<string, RevisionRecord>>;
  revision(id: string, language: Language, revision: string): Promise<RevisionRecord | undefined>;
  /**
   * Saves a change. Call it within `retryOnConflict`: if the post was changed after it was read, it must be read
   * again. @throws ProblemError `slugTaken`, `categoryNotFound`.
   */
  commit(change: PostChange & WithExtraWrites): Promise<void>;
  /** Removes what a deleted post has left behind. */
  clearRevisions(id: string): Promise<void>;
  /** In their order. */
  categories(): Promise<CategoryRecord[]>;
  category(slug: string): Promise<CategoryRecord | undefined>;
  /** @throws ProblemError `slugTaken`. */
  addCategory(category: Category, extraWrites: TransactionWrite[]): Promise<void>;
  /** @throws ProblemError `editConflict`. */
  changeCategory(category: Category, version: number, auditWrite: TransactionWrite): Promise<void>;
  /** @throws ProblemError `categoryHasPosts`. */
  deleteCategory(slug: string, auditWrite: TransactionWrite): Promise<void>;
}

const categoryData = (category: Category) => ({ type: 'BlogCategory', data: category });

/** The blog's writes on the table, and the reads that they are made from. */
export const blogEditingStore = (table: AppTable): BlogEditor => {
  const TableName = table.name;

  return {
    post: (id) => readPost(table, id),
    posts: (page) => listAllPosts(table, page),
    text: (id, kind, language) => readText(table, id, kind, language),
    revisions: (id, language) => readRevisions(table, id, language),
    revision: (id, language, revision) => readRevision(table, id, language, revision),

    async commit({ before, after, texts = [], revisions = [], extraWrites }) {
      const id = (after ?? before)?.id ?? '';
      await transact(table, [
        ...postSteps(TableName, { before, after }),
        ...texts.map((text) => textStep(TableName, id, text)),
        ...revisions.map((revision) => revisionStep(TableName, id, revision)),
        ...extraWrites.map((write): Step => ({ write })),
      ]);
    },

    clearRevisions: async (id) => {
      await deleteItems(table, { pk: postKey(id).pk, sk: 'REVISION#' });
    },

    categories: () => readCategories(table),
    category: (slug) => readCategory(table, slug),

    async addCategory(category, extraWrites) {
      const Item = { ...categoryKey(category.slug), ...categoryData(category), version: 1, posts: 0 };
      const Put = { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
      await transact(table, [
        { write: { Put }, refusal: 'slugTaken' },
        ...extraWrites.map((write): Step => ({ write })),
      ]);
    },

    async changeCategory(category, version, auditWrite) {
      const Update = {
        TableName,
        Key: categoryKey(category.slug),
        UpdateExpression: 'SET #data = :data, version = :next',
        ConditionExpression: 'version = :version',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':data': category, ':version': version, ':next': version + 1 },
      };
      await transact(table, [{ write: { Update }, refusal: 'editConflict' }, { write: auditWrite }]);
    },

    async deleteCategory(slug, auditWrite) {
      const Delete = {
        TableName,
        Key: categoryKey(slug),
        ConditionExpression: 'attribute_not_exists(pk) OR posts = :none',
        ExpressionAttributeValues: { ':none': 0 },
      };
      await transact(table, [{ write: { Delete }, refusal: 'categoryHasPosts' }, { write: auditWrite }]);
    },
  };
};
