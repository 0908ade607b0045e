import type * as contracts from '#contracts/blog/editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { describeDraft } from '../model/describe-post.ts';
import { sourceParagraphs, withLanguage } from '../model/language-record.ts';
import { digestOf } from '../model/paragraphs.ts';
import { languageEvent, requireVersion, touched } from '../model/rules.ts';
import { textKinds } from '../model/texts.ts';
import { withText } from '../model/with-text.ts';
import type { BlogEditing } from '../services.ts';
import { openDraft } from '../steps/open-draft.ts';

export const getDraft =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.getDraft> =>
  async ({ pathParameters }) => {
    const { post, draft } = await openDraft(blog, pathParameters);
    return describeDraft(post, pathParameters.language, draft);
  };

/** Saves the working copy. A text equal to the stored one makes no new version. @throws ProblemError `editConflict`. */
export const saveDraft =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contracts.saveDraft> =>
  ({ pathParameters: { id, language }, body: { version, text, isUpToDate = false }, ...actor }) =>
    retryOnConflict(async () => {
      const post = requireFound(await blog.post(id), 'postNotFound');
      const record = post.languages[language];
      requireVersion(record?.draft.version ?? 0, version);
      const draft = record && requireFound(await blog.text(id, 'DRAFT', language), 'postNotFound');
      const upToDateWith = record && !isUpToDate ? record.draft.upToDateWith : sourceParagraphs(post);
      if (draft && record.draft.digest === digestOf(text) && record.draft.upToDateWith === upToDateWith) {
        return describeDraft(post, language, draft);
      }
      const save = { by: actor.caller.username, now: nowOf({ clock }), revision: newId() };
      const { saved, ...change } = withText({ post, language, draft }, text, { ...save, upToDateWith });
      const event = languageEvent('post.saveDraft', change.after, language, { before: draft?.text, after: text });
      await blog.commit({ before: post, ...change, extraWrites: [audit.entry(actor, event)] });
      return describeDraft(change.after, language, saved);
    });

/** The post keeps the addresses of the deleted language; they lead to its remaining languages. */
export const deleteDraft =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contracts.deleteDraft> =>
  async ({ pathParameters: { id, language }, ...actor }) => {
    await retryOnConflict(async () => {
      const { post, draft } = await openDraft(blog, { id, language });
      await blog.commit({
        before: post,
        after: withLanguage(touched(post, nowOf({ clock })), language, undefined),
        texts: textKinds.map((kind) => ({ kind, language, record: undefined })),
        revisions: draft.revisions.map((revision) => ({ id: revision.id, language, record: undefined })),
        extraWrites: [audit.entry(actor, languageEvent('post.deleteDraft', post, language, { before: draft.text }))],
      });
    });
  };
