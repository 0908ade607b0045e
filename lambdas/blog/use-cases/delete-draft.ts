import type { deleteDraft as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { withLanguage } from '../model/language-record.ts';
import { languageEvent, openDraft, touched } from '../model/rules.ts';
import { textKinds } from '../model/texts.ts';
import type { BlogEditing } from '../services.ts';

/** The post keeps the addresses of the deleted language; they lead to its remaining languages. */
export const deleteDraft =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contract> =>
  async ({ pathParameters: { id, language }, ...actor }) => {
    await untilUndisturbed(async () => {
      const { post, draft } = await openDraft(blog, { id, language });
      await blog.commit({
        before: post,
        after: withLanguage(touched(post, nowOf({ clock })), language, undefined),
        texts: textKinds.map((kind) => ({ kind, language, record: undefined })),
        revisions: draft.revisions.map((revision) => ({ id: revision.id, language, record: undefined })),
        also: [audit.entry(actor, languageEvent('post.deleteDraft', post, language, { before: draft.text }))],
      });
    });
  };
