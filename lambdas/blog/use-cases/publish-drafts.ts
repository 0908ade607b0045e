import type * as contracts from '#contracts/blog/editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { describeDraft } from '../model/describe-post.ts';
import { sourceParagraphs, withLanguage } from '../model/language-record.ts';
import { plannedTime, requireComplete, rethrowAtSlugField, withLive, withPlan } from '../model/publishing.ts';
import { keepRevision } from '../model/revisions.ts';
import { languageEvent, requireVersion, touched } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';
import { openDraft } from '../steps/open-draft.ts';

/**
 * Publishes or schedules the working copy as it is now. The text is kept as a revision and counts as a translation of
 * the present source. @throws ProblemError `draftIncomplete`, `editConflict`, `publishInPast`, `slugTaken`.
 */
export const publishDraft =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contracts.publishDraft> =>
  ({ pathParameters: { id, language }, body: { version, publishAt }, ...actor }) =>
    retryOnConflict(async () => {
      const { post, record, draft } = await openDraft(blog, { id, language });
      requireVersion(draft.version, version);
      requireComplete(draft.text);
      const planned = publishAt === undefined ? undefined : plannedTime(publishAt, clock());
      const now = nowOf({ clock });
      const declared = { ...record, draft: { ...record.draft, upToDateWith: sourceParagraphs(post) } };
      const place = { post: touched(post, now), record: declared, language };
      const { after, texts } = planned ? withPlan(place, draft.text, planned) : withLive(place, draft.text, now);
      const { list, writes } = keepRevision(draft, language, newId());
      const kept = { ...draft, revisions: list };
      const event = planned
        ? languageEvent('post.schedule', after, language, { after: { slug: draft.text.slug, publishAt: planned } })
        : languageEvent('post.publish', after, language, { after: { slug: draft.text.slug } });
      await blog
        .commit({
          before: post,
          after,
          texts: [...texts, { kind: 'DRAFT', language, record: kept }],
          revisions: writes,
          extraWrites: [audit.entry(actor, event)],
        })
        .catch(rethrowAtSlugField);
      return describeDraft(after, language, kept);
    });

/** Takes one step back: cancels the schedule if there is one, otherwise takes the published text off the site. */
export const unpublishDraft =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contracts.unpublishDraft> =>
  ({ pathParameters: { id, language }, body: { version }, ...actor }) =>
    retryOnConflict(async () => {
      const { post, record, draft } = await openDraft(blog, { id, language });
      requireVersion(draft.version, version);
      const { plannedFor, live, ...rest } = record;
      if (!plannedFor && !live) return describeDraft(post, language, draft);
      const after = withLanguage(
        touched(post, nowOf({ clock })),
        language,
        plannedFor && live ? { ...rest, live } : rest,
      );
      await blog.commit({
        before: post,
        after,
        texts: [{ kind: plannedFor ? 'PLANNED' : 'LIVE', language, record: undefined }],
        extraWrites: [audit.entry(actor, languageEvent('post.unpublish', after, language))],
      });
      return describeDraft(after, language, draft);
    });
