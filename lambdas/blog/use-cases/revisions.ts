import type * as contracts from '#contracts/blog/editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { describeDraft } from '../model/describe-post.ts';
import { languageEvent, requireVersion } from '../model/rules.ts';
import { changeBetween } from '../model/text-change.ts';
import { withText } from '../model/with-text.ts';
import type { BlogEditing } from '../services.ts';
import { openDraft } from '../steps/open-draft.ts';

export const listRevisions =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.listRevisions> =>
  async ({ pathParameters }) => {
    const { revisions } = (await openDraft(blog, pathParameters)).draft;
    const kept = await blog.revisions(pathParameters.id, pathParameters.language);
    const items = revisions.map((revision, place) => {
      const [before, after] = [kept.get(revisions[place + 1]?.id ?? ''), kept.get(revision.id)];
      return { ...revision, ...(before && after ? { change: changeBetween(before.text, after.text) } : {}) };
    });
    return { items };
  };

export const getRevision =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.getRevision> =>
  async ({ pathParameters: { id, language, revision } }) => {
    const { text, savedAt, savedBy } = requireFound(await blog.revision(id, language, revision), 'postNotFound');
    return { id: revision, title: text.title, savedAt, savedBy, text };
  };

/** @throws ProblemError `editConflict`; `postNotFound` also when the revision no longer exists. */
export const restoreRevision =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contracts.restoreRevision> =>
  ({ pathParameters: { id, language, revision }, body: { version }, ...actor }) =>
    retryOnConflict(async () => {
      const { post, record, draft } = await openDraft(blog, { id, language });
      requireVersion(draft.version, version);
      const { text } = requireFound(await blog.revision(id, language, revision), 'postNotFound');
      const { saved, ...change } = withText({ post, language, draft }, text, {
        ...{ by: actor.caller.username, now: nowOf({ clock }), revision: newId(), keep: true },
        upToDateWith: record.draft.upToDateWith,
      });
      const event = languageEvent('post.restoreRevision', change.after, language, { before: draft.text, after: text });
      await blog.commit({ before: post, ...change, extraWrites: [audit.entry(actor, event)] });
      return describeDraft(change.after, language, saved);
    });
