import { useTranslation } from 'react-i18next';
import type { PostCard } from '#contracts/blog.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { dayText } from '#web/shared/site/day-text.ts';
import { useSite } from '#web/shared/site/site-context.ts';

/** Who wrote it, when, and how long it takes to read. */
export const PostByline = ({ post }: { post: PostCard }) => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <p className="post-byline">
      <span>
        <bdi>{post.author}</bdi>
      </span>
      <time dateTime={post.publishedAt}>{dayText(post.publishedAt, language, useSite().zone)}</time>
      <span>{t('readingTime', { count: post.readingMinutes })}</span>
    </p>
  );
};
