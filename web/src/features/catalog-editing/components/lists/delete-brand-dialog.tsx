import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBrand } from '#contracts/catalog/editing.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { Radio } from '#web/shared/admin-theme/fields/check-box.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { editedProductsQuery } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';

interface DeleteBrandDialogProps extends DialogEnds {
  brand: EditedBrand;
  /** Where its shoes could go. */
  others: readonly EditedBrand[];
}

/** The most shoes whose ids fit into the address of the call; a brand with more can only move them. */
const mostDeleted = 90;

/** A brand with shoes can be deleted only after a choice of what happens to them. */
const DeleteBrandDialog = ({ brand, others, ...ends }: DeleteBrandDialogProps) => {
  const { t } = useTranslation('catalog-editing');
  const language = useLanguage();
  const id = useId();
  const { removeBrand } = useCatalogWrites();
  const { data: products = [] } = useQuery(editedProductsQuery);
  const [fate, setFate] = useState<'move' | 'delete'>('move');
  const [heir, setHeir] = useState('');
  const hasShoes = brand.products > 0;
  const shoes = products.filter(({ brandId }) => brandId === brand.id);
  const canDelete = shoes.length > 0 && shoes.length <= mostDeleted;
  const remove = () => {
    // Without a choice the server refuses and explains why; the same words are used here.
    const moved = heir ? { reassignTo: heir } : {};
    const deleted = { deleteProducts: shoes.map((shoe) => shoe.id).join() };
    return removeBrand(brand, hasShoes && fate === 'delete' ? deleted : moved);
  };
  const names = listFormat(language).format(shoes.map((shoe) => isolate(shoe.name)));
  const choice = (value: typeof fate, label: string) => (
    <Box component="label" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Radio type="radio" name={id} checked={fate === value} onChange={() => setFate(value)} />
      <span>{label}</span>
    </Box>
  );
  return (
    <DeleteRecordDialog kind="brand" record={brand} remove={remove} {...ends}>
      <p>{hasShoes ? t('deleteBrandShoes', { count: brand.products }) : t('deleteBrandText')}</p>
      {hasShoes && (
        <Box role="radiogroup" aria-label={t('products')} sx={{ display: 'grid', gap: 1, mt: 2 }}>
          {choice('move', t('moveShoesTo'))}
          <Select
            aria-label={t('moveShoesTo')}
            value={heir}
            disabled={fate === 'delete'}
            onChange={({ target }) => setHeir(target.value)}
          >
            <option value="">{t('chooseBrand')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
          {canDelete && choice('delete', t('deleteShoesToo', { names }))}
        </Box>
      )}
    </DeleteRecordDialog>
  );
};

export default DeleteBrandDialog;
