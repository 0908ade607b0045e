import type { saveDraft as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describeDraft } from '../model/describe-post.ts';
import { sourceParagraphs } from '../model/language-record.ts';
import { digestOf } from '../model/paragraphs.ts';
import { existing, languageEvent, requireVersion } from '../model/rules.ts';
import { withText } from '../model/with-text.ts';
import type { BlogEditing } from '../services.ts';

/** Saves the working copy. A text equal to the stored one makes no new version. @throws ProblemError `editConflict`. */
export const saveDraft =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contract> =>
  ({ pathParameters: { id, language }, body: { version, text, isUpToDate = false }, ...actor }) =>
    untilUndisturbed(async () => {
      const post = existing(await blog.post(id));
      const record = post.languages[language];
      requireVersion(record?.draft.version ?? 0, version);
      const draft = record && existing(await blog.text(id, 'DRAFT', language));
      const upToDateWith = record && !isUpToDate ? record.draft.upToDateWith : sourceParagraphs(post);
      if (draft && record.draft.digest === digestOf(text) && record.draft.upToDateWith === upToDateWith) {
        return describeDraft(post, language, draft);
      }
      const save = { by: actor.caller.username, now: nowOf({ clock }), revision: newId() };
      const { saved, ...change } = withText({ post, language, draft }, text, { ...save, upToDateWith });
      const event = languageEvent('post.saveDraft', change.after, language, { before: draft?.text, after: text });
      await blog.commit({ before: post, ...change, also: [audit.entry(actor, event)] });
      return describeDraft(change.after, language, saved);
    });
