import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '#web/shared/admin-theme/parts/row-menu.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { postTitle } from '../model/post-title.ts';
import type { PostListProps } from './post-list-props.ts';

const ActionMenu = lazy(() => import('#web/shared/admin-theme/parts/action-menu.tsx'));

interface PostMenuProps extends Pick<PostListProps, 'paths' | 'onDelete'> {
  post: PostListProps['posts'][number];
}

/** What can be done with a post besides writing it. */
export const PostMenu = ({ post, paths, onDelete }: PostMenuProps) => {
  const { t } = useTranslation('blog-editing');
  const { title, language } = postTitle(post, useLanguage());
  const { slug, publishedAt } = post.languages[language];
  return (
    <RowMenu
      label={t('moreActions', { title: title || t('untitled') })}
      menu={(open) => (
        <ActionMenu
          {...open}
          page={publishedAt ? { to: paths.published(slug, language), text: t('view') } : undefined}
          remove={{ text: t('delete'), act: () => onDelete(post) }}
        />
      )}
    />
  );
};
