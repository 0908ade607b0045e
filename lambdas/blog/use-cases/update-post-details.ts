import { isDeepStrictEqual } from 'node:util';
import type { updatePostDetails as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describePost } from '../model/describe-post.ts';
import { existing, nameOf, requireVersion, touched } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

/**
 * Changes the details that all languages share. Visitors see the change at once wherever the post is published. @throws
 * ProblemError `categoryNotFound`, `editConflict`.
 */
export const updatePostDetails =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contract> =>
  ({ pathParameters: { id }, body: { version, details }, ...actor }) =>
    untilUndisturbed(async () => {
      const before = existing(await blog.post(id));
      requireVersion(before.version, version);
      if (isDeepStrictEqual(before.details, details)) return describePost(before);
      const after = { ...touched(before, nowOf({ clock })), details, version: version + 1 };
      const event = { action: 'post.update', resource: { id, name: nameOf(before) } } as const;
      await blog.commit({
        before,
        after,
        also: [audit.entry(actor, { ...event, before: before.details, after: details })],
      });
      return describePost(after);
    });
