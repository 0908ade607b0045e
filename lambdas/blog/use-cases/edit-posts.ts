import { isDeepStrictEqual } from 'node:util';
import type { DraftText } from '#contracts/blog/drafts.ts';
import type * as contracts from '#contracts/blog/editing.ts';
import { siteAuthor } from '#contracts/blog/site-author.ts';
import { languages } from '#contracts/text/language.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { describePost } from '../model/describe-post.ts';
import { draftState } from '../model/language-record.ts';
import type { PostRecord } from '../model/post.ts';
import { languageEvent, nameOf, requireVersion, touched } from '../model/rules.ts';
import { textKinds } from '../model/texts.ts';
import type { BlogEditing } from '../services.ts';

export const getPostOverview =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.getPostOverview> =>
  async ({ pathParameters: { id } }) =>
    describePost(requireFound(await blog.post(id), 'postNotFound'));

const emptyText = (title: string, slug: string): DraftText => ({
  ...{ slug, title, excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '' },
  body: { type: 'doc', content: [] },
});

/**
 * The first language becomes the post's source. The site is the author until a user enters one, because a log-in name
 * is no byline.
 */
export const createPost =
  ({ blog, audit, clock, newId }: BlogEditing): Route<typeof contracts.createPost> =>
  ({ body: { language, title, slug = '' }, operation, ...actor }) =>
    retryOnConflict(async () => {
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
        extraWrites: [
          audit.entry(actor, languageEvent('post.create', post, language, { after: { title, slug } })),
          ...operation.finished(reply),
        ],
      });
      return reply;
    });

/**
 * Changes the details that all languages share. Visitors see the change at once where the post is published. @throws
 * ProblemError `categoryNotFound`, `editConflict`.
 */
export const updatePostDetails =
  ({ blog, audit, clock }: BlogEditing): Route<typeof contracts.updatePostDetails> =>
  ({ pathParameters: { id }, body: { version, details }, ...actor }) =>
    retryOnConflict(async () => {
      const before = requireFound(await blog.post(id), 'postNotFound');
      requireVersion(before.version, version);
      if (isDeepStrictEqual(before.details, details)) return describePost(before);
      const after = { ...touched(before, nowOf({ clock })), details, version: version + 1 };
      const event = { action: 'post.update', resource: { id, name: nameOf(before) } } as const;
      await blog.commit({
        before,
        after,
        extraWrites: [audit.entry(actor, { ...event, before: before.details, after: details })],
      });
      return describePost(after);
    });

/**
 * The post's addresses become free. Its revisions, up to a hundred, are deleted afterwards: without the post nothing
 * leads to them.
 */
export const deletePost =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contracts.deletePost> =>
  async ({ pathParameters: { id }, ...actor }) => {
    await retryOnConflict(async () => {
      const before = requireFound(await blog.post(id), 'postNotFound');
      const resource = { id, name: nameOf(before) };
      await blog.commit({
        before,
        after: undefined,
        texts: languages.flatMap((language) => textKinds.map((kind) => ({ kind, language, record: undefined }))),
        extraWrites: [audit.entry(actor, { action: 'post.delete', resource, before: before.details })],
      });
    });
    await blog.clearRevisions(id);
  };
