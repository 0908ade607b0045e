import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog-drafts.ts';
import { IconButton } from '#web/shared/admin-theme/parts/button.tsx';
import { BinIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { postTitle } from '../model/post-title.ts';

interface DeletePostButtonProps {
  post: PostOverview;
  onDelete: (post: PostOverview) => void;
}

export const DeletePostButton = ({ post, onDelete }: DeletePostButtonProps) => {
  const { t } = useTranslation('blog-editing');
  const { title } = postTitle(post, useLanguage());
  return (
    <IconButton aria-label={t('deletePost', { title: title || t('untitled') })} onClick={() => onDelete(post)}>
      <BinIcon />
    </IconButton>
  );
};
