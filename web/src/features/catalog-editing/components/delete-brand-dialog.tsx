import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBrand } from '#contracts/catalog-editing.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/parts/confirm-dialog.tsx';
import { Select } from '#web/shared/admin-theme/parts/controls.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useCatalogWrites } from '../api/use-catalog-writes.ts';

interface DeleteBrandDialogProps {
  brand: EditedBrand;
  /** Where its shoes could go. */
  others: readonly EditedBrand[];
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Names the brand. One with shoes is only deleted once another brand is named that takes them. */
const DeleteBrandDialog = ({ brand, others, onDone, onClose }: DeleteBrandDialogProps) => {
  const { t } = useTranslation('catalog-editing');
  const id = useId();
  const { removeBrand } = useCatalogWrites();
  const [heir, setHeir] = useState('');
  const hasShoes = brand.products > 0;
  const name = isolate(brand.name);
  const erase = async () => {
    // Without a choice the server refuses and says why: the same words here and there.
    await removeBrand(brand, heir || undefined);
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
      <p>{hasShoes ? t('deleteBrandShoes', { count: brand.products }) : t('deleteBrandText')}</p>
      {hasShoes && (
        <Box sx={{ display: 'grid', gap: 0.5, mt: 2 }}>
          <label htmlFor={id}>{t('moveShoesTo')}</label>
          <Select id={id} value={heir} onChange={({ target }) => setHeir(target.value)}>
            <option value="">{t('chooseBrand')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        </Box>
      )}
    </ConfirmDialog>
  );
};

export default DeleteBrandDialog;
