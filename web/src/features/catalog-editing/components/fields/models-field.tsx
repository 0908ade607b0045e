import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ItemButtons } from '#web/shared/admin-theme/record-fields/item-buttons.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { useItemFocus } from '#web/shared/admin-theme/record-fields/use-item-focus.ts';
import { newModel } from '../../model/brand-values.ts';
import { LocalizedField } from './localized-field.tsx';

interface ModelsFieldProps {
  /** The brand's shoes, to lead to one. */
  products: readonly { id: string; name: string }[];
}

/** The models that a brand is known for, each with a note in every language. */
export const ModelsField = ({ products }: ModelsFieldProps) => {
  const { t } = useTranslation(['catalog-editing', 'editing']);
  const { fields, append, remove, move } = useFieldArray({ name: 'popularModels' });
  const { list, focusNext } = useItemFocus();
  const [said, say] = useState('');
  const moveModel = (from: number, to: number) => {
    move(from, to);
    focusNext(to < from ? 'up' : 'down', to);
    say(t('editing:moved', { position: to + 1, count: fields.length }));
  };
  const removeModel = (index: number) => {
    remove(index);
    if (fields.length === 1) focusNext('add');
    else focusNext('input', Math.min(index, fields.length - 2));
    say(t('editing:itemRemoved'));
  };
  const addModel = () => {
    append(newModel(), { shouldFocus: false });
    focusNext('input', fields.length);
  };
  return (
    <Box ref={list} data-field="popularModels">
      {fields.map(({ id }, index) => {
        const name = t('editing:itemNumber', { item: t('model'), number: index + 1 });
        const path = `popularModels.${index}`;
        return (
          <Box
            key={id}
            role="group"
            aria-label={name}
            data-item={index}
            sx={{ display: 'grid', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Box component="span" sx={{ mr: 'auto', color: 'text.secondary' }}>
                {name}
              </Box>
              <ItemButtons
                name={name}
                index={index}
                count={fields.length}
                onMove={(to) => moveModel(index, to)}
                onRemove={() => removeModel(index)}
              />
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '12px 24px' }}>
              <TextAt path={`${path}.name`} label={t('field.name')} required />
              <SelectAt
                path={`${path}.productId`}
                label={t('modelProduct')}
                options={[
                  { value: '', text: t('noProduct') },
                  ...products.map((product) => ({ value: product.id, text: product.name })),
                ]}
              />
            </Box>
            <LocalizedField path={`${path}.note`} label={t('note')} kind="text" isRequired />
          </Box>
        );
      })}
      <Button data-control="add" startIcon={<PlusIcon />} onClick={addModel}>
        {t('editing:addItem', { item: t('model') })}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Box>
  );
};
