import type { Category } from '#contracts/blog-categories.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, transact } from '#lambdas/platform/table/transact.ts';
import type { BlogEditor } from './blog-editor.ts';
import { readCategories, readCategory } from './categories.ts';
import { categoryKey, postKey } from './keys.ts';
import { listAllPosts } from './list-all-posts.ts';
import { postSteps } from './post-steps.ts';
import { readPost } from './posts.ts';
import { revisionStep, textStep } from './text-steps.ts';
import { readRevision, readRevisions, readText } from './texts.ts';

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

    async commit({ before, after, texts = [], revisions = [], also }) {
      const id = (after ?? before)?.id ?? '';
      await transact(table, [
        ...postSteps(TableName, { before, after }),
        ...texts.map((text) => textStep(TableName, id, text)),
        ...revisions.map((revision) => revisionStep(TableName, id, revision)),
        ...also.map((write): Step => ({ write })),
      ]);
    },

    clearRevisions: (id) => deleteItems(table, { pk: postKey(id).pk, sk: 'REVISION#' }),

    categories: () => readCategories(table),
    category: (slug) => readCategory(table, slug),

    async addCategory(category, also) {
      const Item = { ...categoryKey(category.slug), ...categoryData(category), version: 1, posts: 0 };
      const Put = { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
      await transact(table, [{ write: { Put }, refusal: 'slugTaken' }, ...also.map((write): Step => ({ write }))]);
    },

    async changeCategory(category, version, also) {
      const Update = {
        TableName,
        Key: categoryKey(category.slug),
        UpdateExpression: 'SET #data = :data, version = :next',
        ConditionExpression: 'version = :version',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':data': category, ':version': version, ':next': version + 1 },
      };
      await transact(table, [{ write: { Update }, refusal: 'editConflict' }, { write: also }]);
    },

    async deleteCategory(slug, also) {
      const Delete = {
        TableName,
        Key: categoryKey(slug),
        ConditionExpression: 'attribute_not_exists(pk) OR posts = :none',
        ExpressionAttributeValues: { ':none': 0 },
      };
      await transact(table, [{ write: { Delete }, refusal: 'categoryHasPosts' }, { write: also }]);
    },
  };
};
