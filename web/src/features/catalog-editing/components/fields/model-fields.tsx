import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/shared/form/text-field.tsx';
import { useFieldError } from '#web/shared/form/use-form-field.ts';
import { written } from '#web/shared/i18n/written.ts';
import type { ModelValues } from '../../model/brand-values.ts';
import { LocalizedColumns } from './localized-columns.tsx';

interface ModelFieldsProps {
  /** Of the model, in the form. */
  path: string;
  model: ModelValues;
  /** The brand's shoes, to lead to one. */
  products: readonly { id: string; name: string }[];
  onChange: (model: ModelValues) => void;
  onBlur: () => void;
}

/** One model that a brand is known for: its name, its shoe, and a note in every language. */
export const ModelFields = ({ path, model, products, onChange, onBlur }: ModelFieldsProps) => {
  const { t } = useTranslation('catalog-editing');
  const errorOf = useFieldError(useFormContext());
  const field = (name: string) => ({ name: `${path}.${name}`, error: errorOf(`${path}.${name}`), onBlur });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '12px 24px' }}>
        <TextField
          {...field('name')}
          label={t('field.name')}
          required
          dir="auto"
          spellCheck
          autoComplete="off"
          value={model.name}
          onChange={({ target }) => onChange({ ...model, name: target.value })}
        />
        <SelectField
          {...field('productId')}
          label={t('modelProduct')}
          options={[
            { value: '', text: t('noProduct') },
            ...products.map((product) => ({ value: product.id, text: product.name })),
          ]}
          value={model.productId}
          onChange={({ target }) => onChange({ ...model, productId: target.value })}
        />
      </Box>
      <LocalizedColumns label={t('note')}>
        {(language, label) => (
          <TextAreaField
            key={language}
            {...field(`note.${language}`)}
            {...written(language)}
            label={label}
            required={language === 'he'}
            spellCheck
            autoComplete="off"
            value={model.note[language]}
            onChange={({ target }) => onChange({ ...model, note: { ...model.note, [language]: target.value } })}
          />
        )}
      </LocalizedColumns>
    </>
  );
};
