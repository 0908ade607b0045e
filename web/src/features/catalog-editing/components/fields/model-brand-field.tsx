import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { usePathError } from '#web/shared/form/use-form-field.ts';

export interface ModelBrandFieldProps {
  /** Those that the site has. */
  brands: readonly { id: string; name: string }[];
}

/** No id looks like it. */
const elsewhere = '*';

/** The brand of a known model: one of the site's, or the id of one that is not here yet. */
export const ModelBrandField = ({ brands }: ModelBrandFieldProps) => {
  const { t } = useTranslation('catalog-editing');
  const { field } = useController({ name: 'brandId' });
  const error = usePathError('brandId');
  const [isTyped, setTyped] = useState(false);
  const isHere = brands.some(({ id }) => id === field.value);
  const isElsewhere = isTyped || (!isHere && field.value !== '');
  const choose = (choice: string) => {
    setTyped(choice === elsewhere);
    field.onChange(choice === elsewhere ? '' : choice);
  };
  return (
    <>
      <SelectField
        label={t('field.brandId')}
        required
        error={isElsewhere ? undefined : error}
        options={[
          ...(field.value === '' && !isElsewhere ? [{ value: '', text: t('chooseBrand') }] : []),
          ...brands.map(({ id, name }) => ({ value: id, text: name })),
          { value: elsewhere, text: t('otherBrand') },
        ]}
        value={isElsewhere ? elsewhere : field.value}
        onChange={({ target }) => choose(target.value)}
        onBlur={field.onBlur}
        {...(isElsewhere ? {} : { name: field.name })}
      />
      {isElsewhere && (
        <TextField
          {...field}
          label={t('otherBrandId')}
          hint={t('otherBrandHelp')}
          error={error}
          required
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
        />
      )}
    </>
  );
};
