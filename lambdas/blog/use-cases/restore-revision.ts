import type { restoreRevision as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describeDraft } from '../model/describe-post.ts';
import { existing, languageEvent, openDraft, requireVersion } from '../model/rules.ts';
import { withText } from '../model/with-text.ts';
import type { BlogEditing } from '../services.ts';

/** @throws ProblemError `editConflict`; `postNotFound` also when the revision no longer exists. */
export const restoreRevision =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contract> =>
  ({ pathParameters: { id, language, revision }, body: { version }, ...actor }) =>
    untilUndisturbed(async () => {
      const { post, record, draft } = await openDraft(blog, { id, language });
      requireVersion(draft.version, version);
      const { text } = existing(await blog.revision(id, language, revision));
      const { saved, ...change } = withText({ post, language, draft }, text, {
        ...{ by: actor.caller.username, now: nowOf({ clock }), revision: newId(), keep: true },
        upToDateWith: record.draft.upToDateWith,
      });
      const event = languageEvent('post.restoreRevision', change.after, language, { before: draft.text, after: text });
      await blog.commit({ before: post, ...change, also: [audit.entry(actor, event)] });
      return describeDraft(change.after, language, saved);
    });
