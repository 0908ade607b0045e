import { useTranslation } from 'react-i18next';
import { siteAuthor } from '#contracts/blog/site-author.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { dayText } from '#web/shared/site/day-text.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import type { ShownPost } from '../model/blog-source.ts';

/** Who wrote it, when, and how long it takes to read. */
export const PostByline = ({ post }: { post: ShownPost }) => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const site = useSite();
  return (
    <p className="post-byline">
      <span>
        <bdi>{post.author === siteAuthor ? site.name : post.author}</bdi>
      </span>
      <time dateTime={post.publishedAt}>{dayText(post.publishedAt, language, site.zone)}</time>
      <span>{t('readingTime', { count: post.readingMinutes })}</span>
    </p>
  );
};
