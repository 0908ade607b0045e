import { useTranslation } from 'react-i18next';
import type { EditedProduct } from '#contracts/catalog/editing.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';

const DeleteProductDialog = ({ product, ...ends }: DialogEnds & { product: EditedProduct }) => {
  const { t } = useTranslation('catalog-editing');
  const { removeProduct } = useCatalogWrites();
  return (
    <DeleteRecordDialog kind="product" record={product} remove={() => removeProduct(product)} {...ends}>
      {t('deleteProductText')}
    </DeleteRecordDialog>
  );
};

export default DeleteProductDialog;
