import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { languages } from '#contracts/text/language.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { usePostWrites } from '../../api/use-post-writes.ts';
import { postTitle } from '../../model/post-title.ts';

interface DeletePostDialogProps extends DialogEnds {
  post: PostOverview;
}

/** Says what is deleted together with the post, for writers and for visitors. */
const DeletePostDialog = ({ post, onDone, onClose }: DeletePostDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const language = useLanguage();
  const { remove } = usePostWrites();
  const title = isolate(postTitle(post, language).title || t('untitled'));
  const published = languages.filter((candidate) => post.languages[candidate].publishedAt);
  const names = listFormat(language).format(published.map((candidate) => isolate(languageNames[candidate])));
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={async () => {
        await remove(post.id);
        onDone(t('postDeleted', { title }));
      }}
      onClose={onClose}
    >
      <p>{published.length > 0 ? t('deleteLosesVisitors', { languages: names }) : t('deleteUnseen')}</p>
      <Box component="p" sx={{ mt: 1 }}>
        {t('deleteErases')}
      </Box>
    </ConfirmDialog>
  );
};

export default DeletePostDialog;
