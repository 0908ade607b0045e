import type { listRevisions as contract } from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { openDraft } from '../model/rules.ts';
import { changeBetween } from '../model/text-change.ts';
import type { BlogEditing } from '../services.ts';

export const listRevisions =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async ({ pathParameters }) => {
    const { revisions } = (await openDraft(blog, pathParameters)).draft;
    const kept = await blog.revisions(pathParameters.id, pathParameters.language);
    const items = revisions.map((revision, place) => {
      const [before, after] = [kept.get(revisions[place + 1]?.id ?? ''), kept.get(revision.id)];
      return { ...revision, ...(before && after ? { change: changeBetween(before.text, after.text) } : {}) };
    });
    return { items };
  };
