import type { ProblemCode } from '#contracts/http/problem.ts';
import type { Key } from '#lambdas/platform/table/read-items.ts';
import type { Step, TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { PostRecord } from '../model/post.ts';
import { listEntries } from '../model/shown-posts.ts';
import { isVisiblyChanged } from './changes.ts';
import { allPostsKey, categoryKey, entryItem, postKey, slugKey, versionKey } from './keys.ts';

/** Absent where a post is added or deleted. */
export interface PostTransition {
  before: PostRecord | undefined;
  after: PostRecord | undefined;
}

export const putStep = (TableName: string, Item: Record<string, unknown>): Step => ({
  write: { Put: { TableName, Item } },
});
export const deleteStep = (TableName: string, Key: Key): Step => ({ write: { Delete: { TableName, Key } } });

/** The record itself, guarded by its version: the slower of two writers reads it again. */
const recordStep = (TableName: string, { before, after }: PostTransition): Step[] => {
  const condition = before
    ? { ConditionExpression: '#data.writes = :writes', ExpressionAttributeValues: { ':writes': before.writes } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const guard = { TableName, ...condition, ...(before ? { ExpressionAttributeNames: { '#data': 'data' } } : {}) };
  const write: TransactionWrite | undefined = after
    ? { Put: { ...guard, Item: { ...postKey(after.id), type: 'Post', data: after } } }
    : before && { Delete: { ...guard, Key: postKey(before.id) } };
  return write ? [{ write, refusal: 'changed' }] : [];
};

/** Its entry in the list of all posts. */
const allPostsSteps = (TableName: string, { before, after }: PostTransition): Step[] => {
  const [was, is] = [before && allPostsKey(before), after && allPostsKey(after)];
  if (was?.sk === is?.sk) return [];
  return [
    ...(was ? [deleteStep(TableName, was)] : []),
    ...(is ? [putStep(TableName, { ...is, type: 'PostListEntry' })] : []),
  ];
};

/** Its entries in the lists that readers see, as far as they differ. */
const entrySteps = (TableName: string, { before, after }: PostTransition): Step[] => {
  const items = (post: PostRecord | undefined) => {
    const entries = (post ? listEntries(post) : []).map(entryItem);
    return new Map(entries.map((entry) => [`${entry.pk} ${entry.sk}`, entry]));
  };
  const [was, is] = [items(before), items(after)];
  return [
    ...[...was].filter(([name]) => !is.has(name)).map(([, { pk, sk }]) => deleteStep(TableName, { pk, sk })),
    ...[...is]
      .filter(([name, { slug }]) => was.get(name)?.slug !== slug)
      .map(([, entry]) => putStep(TableName, { ...entry, type: 'BlogListEntry' })),
  ];
};

/** Its addresses: each belongs to the first post that claims it. */
const slugSteps = (TableName: string, { before, after }: PostTransition): Step[] => {
  const [was, is] = [before?.slugs ?? [], after?.slugs ?? []];
  const claims = is.filter(({ slug, language }) => !was.some((own) => own.slug === slug && own.language === language));
  const freed = was.filter(({ slug }) => !is.some((kept) => kept.slug === slug));
  return [
    ...claims.map(
      ({ slug, language }): Step => ({
        write: {
          Put: {
            TableName,
            Item: { ...slugKey(slug), type: 'PostSlug', postId: after?.id, language },
            ConditionExpression: 'attribute_not_exists(pk) OR postId = :own',
            ExpressionAttributeValues: { ':own': after?.id },
          },
        },
        refusal: 'slugTaken',
      }),
    ),
    ...freed.map(({ slug }) => deleteStep(TableName, slugKey(slug))),
  ];
};

/** Categories count their posts, so that a category with posts cannot be deleted. */
const categorySteps = (TableName: string, { before, after }: PostTransition): Step[] => {
  const [from, to] = [before?.details.category, after?.details.category];
  if (from === to) return [];
  const count = (slug: string | undefined, by: 1 | -1, refusal: ProblemCode | 'changed'): Step[] => {
    if (slug === undefined) return [];
    const Update = {
      TableName,
      Key: categoryKey(slug),
      UpdateExpression: 'ADD posts :by',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':by': by },
    };
    return [{ write: { Update }, refusal }];
  };
  return [...count(from, -1, 'changed'), ...count(to, 1, 'categoryNotFound')];
};

/** Raises the version of the lists, so that functions read their cached lists again. */
const versionStep = (TableName: string, id: string): Step => ({
  write: {
    Update: {
      TableName,
      Key: versionKey(id),
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
});

/** All writes that follow from a post's record, in one transaction: lists, addresses and counts cannot drift apart. */
export const postSteps = (TableName: string, transition: PostTransition): Step[] => {
  const id = (transition.after ?? transition.before)?.id;
  return [
    ...recordStep(TableName, transition),
    ...allPostsSteps(TableName, transition),
    ...entrySteps(TableName, transition),
    ...slugSteps(TableName, transition),
    ...categorySteps(TableName, transition),
    ...(id && isVisiblyChanged(transition) ? [versionStep(TableName, id)] : []),
  ];
};
