import type { Language } from '#contracts/text/language.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { withLive } from '../model/publishing.ts';
import { languageEvent, touched } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

/**
 * Publishes a scheduled text at its time, as it was when it was scheduled. Returns `nothing` if nothing is scheduled
 * any more, and `early` if it is scheduled for later; both change nothing.
 */
export const publishDue =
  ({ blog, audit, clock }: Pick<BlogEditing, 'blog' | 'audit' | 'clock'>) =>
  ({ id, language }: { id: string; language: Language }): Promise<'published' | 'early' | 'nothing'> =>
    retryOnConflict(async () => {
      const post = await blog.post(id);
      const record = post?.languages[language];
      const planned = await blog.text(id, 'PLANNED', language);
      if (!post || !record || !planned) return 'nothing';
      if (Date.parse(planned.publishAt) > clock()) return 'early';
      const place = { post: touched(post, nowOf({ clock })), record, language };
      const { after, texts } = withLive(place, planned.text, planned.publishAt);
      const event = languageEvent('post.publish', after, language, { after: { slug: planned.text.slug } });
      await blog.commit({ before: post, after, texts, extraWrites: [audit.entry({}, event)] });
      return 'published';
    });
