import Box from '@mui/material/Box';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ItemButtons } from '#web/shared/admin-theme/record-fields/item-buttons.tsx';
import { move } from '#web/shared/admin-theme/record-fields/move.ts';
import { useItemFocus } from '#web/shared/admin-theme/record-fields/use-item-focus.ts';
import { type ModelValues, newModel } from '../../model/brand-values.ts';
import { ModelFields } from './model-fields.tsx';

interface ModelsFieldProps {
  /** The brand's shoes, to lead to one. */
  products: readonly { id: string; name: string }[];
}

/** The models that a brand is known for, each with a note in every language. */
export const ModelsField = ({ products }: ModelsFieldProps) => {
  const { t } = useTranslation(['catalog-editing', 'editing']);
  const { field } = useController({ name: 'popularModels' });
  const { list, focusNext } = useItemFocus();
  const [said, say] = useState('');
  const models: ModelValues[] = field.value;
  const moveModel = (from: number, to: number) => {
    field.onChange(move(models, from, to));
    focusNext(to < from ? 'up' : 'down', to);
    say(t('editing:moved', { position: to + 1, count: models.length }));
  };
  const removeModel = (index: number) => {
    field.onChange(models.filter((_, place) => place !== index));
    if (models.length === 1) focusNext('add');
    else focusNext('input', Math.min(index, models.length - 2));
    say(t('editing:itemRemoved'));
  };
  const addModel = () => {
    field.onChange([...models, newModel()]);
    focusNext('input', models.length);
  };
  return (
    <Box ref={list} data-field="popularModels">
      {models.map((model, index) => {
        const name = t('editing:itemNumber', { item: t('model'), number: index + 1 });
        const path = `popularModels.${index}`;
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: models have no identity of their own, and may be the same.
            key={index}
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
                count={models.length}
                onMove={(to) => moveModel(index, to)}
                onRemove={() => removeModel(index)}
              />
            </Box>
            <ModelFields
              path={path}
              model={model}
              products={products}
              onChange={(next) => field.onChange(models.with(index, next))}
              onBlur={field.onBlur}
            />
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
