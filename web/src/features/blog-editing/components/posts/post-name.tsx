import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { siteAuthor } from '#contracts/blog/site-author.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { postTitle } from '../../model/post-title.ts';

/** A post by its title, which leads to the language that it was written in, with its writer and its last change. */
export const PostName = ({ post }: { post: PostOverview }) => {
  const { t } = useTranslation('blog-editing');
  const site = useSite();
  const { author } = post.details;
  const { title, language } = postTitle(post, useLanguage());
  return (
    <>
      <Typography variant="h3" component="span" sx={{ display: 'block' }}>
        <Link to={adminPaths.post(post.id, post.sourceLanguage)}>
          <bdi lang={language}>{title || t('untitled')}</bdi>
        </Link>
      </Typography>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <bdi>{author === siteAuthor ? site.name : author}</bdi>
        {' · '}
        <Timestamp value={post.updated} />
      </Typography>
    </>
  );
};
