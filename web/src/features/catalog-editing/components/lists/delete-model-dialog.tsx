import { useTranslation } from 'react-i18next';
import type { ModelOverview } from '#contracts/catalog/known-models-editing.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';

const DeleteModelDialog = ({ model, ...ends }: DialogEnds & { model: ModelOverview }) => {
  const { t } = useTranslation('catalog-editing');
  const { removeModel } = useCatalogWrites();
  return (
    <DeleteRecordDialog kind="model" record={model} remove={() => removeModel(model)} {...ends}>
      {t('deleteKnownModelText')}
    </DeleteRecordDialog>
  );
};

export default DeleteModelDialog;
