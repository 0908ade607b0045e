import type { deletePost as contract } from '#contracts/blog-editing.ts';
import { languages } from '#contracts/language.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { existing, nameOf } from '../model/rules.ts';
import { textKinds } from '../model/texts.ts';
import type { BlogEditing } from '../services.ts';

/**
 * The post's addresses become free. Its revisions, up to a hundred, are deleted afterwards: without the post nothing
 * leads to them.
 */
export const deletePost =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contract> =>
  async ({ pathParameters: { id }, ...actor }) => {
    await untilUndisturbed(async () => {
      const before = existing(await blog.post(id));
      const resource = { id, name: nameOf(before) };
      await blog.commit({
        before,
        after: undefined,
        texts: languages.flatMap((language) => textKinds.map((kind) => ({ kind, language, record: undefined }))),
        also: [audit.entry(actor, { action: 'post.delete', resource, before: before.details })],
      });
    });
    await blog.clearRevisions(id);
  };
