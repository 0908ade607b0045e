import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { publicPaths } from '#web/shared/admin-paths.ts';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { postTitle } from '../../model/post-title.ts';
import type { PostListProps } from './post-list-props.ts';

const ActionMenu = lazy(() => import('#web/shared/admin-theme/lists/action-menu.tsx'));

interface PostMenuProps extends Pick<PostListProps, 'onDelete'> {
  post: PostListProps['posts'][number];
}

/** The acts on a post besides writing it. */
export const PostMenu = ({ post, onDelete }: PostMenuProps) => {
  const { t } = useTranslation('blog-editing');
  const { title, language } = postTitle(post, useLanguage());
  const { slug, publishedAt } = post.languages[language];
  return (
    <RowMenu
      label={t('moreActions', { title: title || t('untitled') })}
      menu={(open) => (
        <ActionMenu
          {...open}
          page={publishedAt ? { to: publicPaths.post(slug, language), text: t('view') } : undefined}
          remove={{ text: t('delete'), act: () => onDelete(post) }}
        />
      )}
    />
  );
};
