import type { publishDraft as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describeDraft } from '../model/describe-post.ts';
import { sourceParagraphs } from '../model/language-record.ts';
import { namingSlug, plannedTime, requireComplete, withLive, withPlan } from '../model/publishing.ts';
import { keepRevision } from '../model/revisions.ts';
import { languageEvent, openDraft, requireVersion, touched } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

/**
 * Publishes or schedules the working copy as it is now. The text is kept as a revision and counts as a translation of
 * the present source. @throws ProblemError `draftIncomplete`, `editConflict`, `publishInPast`, `slugTaken`.
 */
export const publishDraft =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contract> =>
  ({ pathParameters: { id, language }, body: { version, publishAt }, ...actor }) =>
    untilUndisturbed(async () => {
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
          also: [audit.entry(actor, event)],
        })
        .catch(namingSlug);
      return describeDraft(after, language, kept);
    });
