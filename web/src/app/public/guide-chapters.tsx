import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { postQuery } from '#web/features/blog/api/queries.ts';
import type { GuideChapters } from '#web/features/tips/components/tips-guide.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';

/** A post that goes deeper, as long as it is published. */
const PostLink = ({ slug }: { slug: string }) => {
  const { t } = useTranslation('tips');
  const { data } = useQuery(postQuery(useBlogSource(), slug, useLanguage()));
  if (!data) return null;
  const { post } = data;
  return (
    <Link to={paths.post(post.slug)} lang={post.language}>
      {t('inBlog', { title: post.title })}
    </Link>
  );
};

const chapter = (drawing: string, slug: string) => ({
  drawing: `/images/blog/${drawing}.svg`,
  more: <PostLink slug={slug} />,
});

/** The site's drawings for the chapters, which are files of the site, and posts by any of their slugs. */
export const guideChapters: GuideChapters = {
  choosing: chapter('box-platform-vamp', 'box-platform-vamp'),
  fitting: chapter('first-pair', 'first-pair-of-pointe-shoes'),
  breakingIn: chapter('breaking-in', 'breaking-in-pointe-shoes'),
  care: chapter('making-pairs-last', 'making-pointe-shoes-last'),
  safety: chapter('pain-signals', 'pointe-shoe-pain'),
};
