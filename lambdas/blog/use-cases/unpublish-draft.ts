import type { unpublishDraft as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describeDraft } from '../model/describe-post.ts';
import { withLanguage } from '../model/language-record.ts';
import { languageEvent, openDraft, requireVersion, touched } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

/** Takes one step back: cancels the schedule if there is one, otherwise takes the published text off the site. */
export const unpublishDraft =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contract> =>
  ({ pathParameters: { id, language }, body: { version }, ...actor }) =>
    untilUndisturbed(async () => {
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
        also: [audit.entry(actor, languageEvent('post.unpublish', after, language))],
      });
      return describeDraft(after, language, draft);
    });
