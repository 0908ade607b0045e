import type { DraftText } from '#contracts/blog-drafts.ts';
import type { createPost as contract } from '#contracts/blog-editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { describePost } from '../model/describe-post.ts';
import { draftState } from '../model/language-record.ts';
import type { PostRecord } from '../model/post.ts';
import { languageEvent } from '../model/rules.ts';
import { siteAuthor } from '../model/site-author.ts';
import type { BlogEditing } from '../services.ts';

const emptyText = (title: string, slug: string): DraftText => ({
  ...{ slug, title, excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '' },
  body: { type: 'doc', content: [] },
});

/**
 * The first language becomes the post's source. The site is the author until somebody enters one, because a log-in name
 * is no byline.
 */
export const createPost =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contract> =>
  ({ body: { language, title, slug = '' }, operation, ...actor }) =>
    untilUndisturbed(async () => {
      const now = nowOf({ clock });
      const by = actor.caller.username;
      const text = emptyText(title, slug);
      const post: PostRecord = {
        ...{ id: newId(), sourceLanguage: language, created: now, updated: now, version: 1, writes: 1, slugs: [] },
        details: { tags: [], author: siteAuthor },
        languages: { [language]: { draft: draftState(text, { version: 1, savedAt: now, upToDateWith: '' }) } },
      };
      const reply = describePost(post);
      await blog.commit({
        before: undefined,
        after: post,
        texts: [{ kind: 'DRAFT', language, record: { text, version: 1, savedAt: now, savedBy: by, revisions: [] } }],
        also: [
          audit.entry(actor, languageEvent('post.create', post, language, { after: { title, slug } })),
          ...operation.finished(reply),
        ],
      });
      return reply;
    });
