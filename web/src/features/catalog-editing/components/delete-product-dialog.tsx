import { useTranslation } from 'react-i18next';
import type { EditedProduct } from '#contracts/catalog-editing.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/parts/confirm-dialog.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useCatalogWrites } from '../api/use-catalog-writes.ts';
import { recordCopy } from '../model/record-copy.ts';

interface DeleteProductDialogProps {
  product: EditedProduct;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Names the shoe, because its deletion cannot be undone. */
const DeleteProductDialog = ({ product, onDone, onClose }: DeleteProductDialogProps) => {
  const { t } = useTranslation('catalog-editing');
  const { removeProduct } = useCatalogWrites();
  const name = isolate(product.name);
  const erase = async () => {
    await removeProduct(product);
    recordCopy(`product:${product.id}`, {}).discard();
    onDone(t('deleted', { name }));
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={erase}
      onClose={onClose}
    >
      {t('deleteProductText')}
    </ConfirmDialog>
  );
};

export default DeleteProductDialog;
