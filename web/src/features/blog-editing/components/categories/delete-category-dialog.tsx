import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCategoryWrites } from '../../api/use-category-writes.ts';
import type { EditedCategory } from './category-dialog-props.ts';

/** The server refuses while posts are in the category, and its message is shown. */
export const DeleteCategoryDialog = ({ category, onDone, onClose }: DialogEnds & { category: EditedCategory }) => {
  const { t } = useTranslation('blog-editing');
  const { remove } = useCategoryWrites();
  const name = isolate(category.names.he);
  return (
    <ConfirmDialog
      title={t('deleteCategoryTitle', { name })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('categoryDeleteFailed')}
      onConfirm={async () => {
        await remove(category.slug);
        onDone(t('categoryDeleted', { name }));
      }}
      onClose={onClose}
    >
      {category.posts > 0 ? t('categoryInUse', { count: category.posts }) : t('categoryUnused')}
    </ConfirmDialog>
  );
};
