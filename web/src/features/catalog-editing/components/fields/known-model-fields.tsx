import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldColumns, FormSection } from '#web/shared/admin-theme/record-fields/form-section.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { KnownAttributesField } from './known-attributes-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { ModelBrandField, type ModelBrandFieldProps } from './model-brand-field.tsx';
import { useProposedId } from './use-proposed-id.ts';

export interface KnownModelFieldsProps extends ModelBrandFieldProps {
  /** The id can only be chosen once. */
  isNew: boolean;
}

/** Everything that can be said of a known model. */
export const KnownModelFields = ({ isNew, brands }: KnownModelFieldsProps) => {
  const { t } = useTranslation('catalog-editing');
  const { register } = useFormContext();
  useProposedId(isNew, 'brandId', 'name');
  return (
    <>
      <FormSection title={t('section.basics')}>
        <FieldColumns>
          <ModelBrandField brands={brands} />
          <TextAt path="name" label={t('field.name')} required />
          <TextAt path="id" label={t('modelId')} hint={t('idHelp')} required isCode readOnly={!isNew} />
          <TextAt path="line" label={t('field.line')} hint={t('lineHelp')} isCode />
        </FieldColumns>
        <FieldColumns>
          <CheckboxField label={t('field.isPrePointe')} {...register('isPrePointe')} />
          <CheckboxField label={t('field.isDiscontinued')} {...register('isDiscontinued')} />
        </FieldColumns>
        <LocalizedField path="note" label={t('field.note')} help={t('noteHelp')} kind="text" />
      </FormSection>
      <FormSection title={t('section.attributes')}>
        <KnownAttributesField />
      </FormSection>
    </>
  );
};
