import { useTranslation } from 'react-i18next';
import { FieldColumns, FormSection } from '#web/shared/admin-theme/record-fields/form-section.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { AttributesField } from './attributes-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { PictureAt } from './picture-at.tsx';
import { useProposedId } from './use-proposed-id.ts';

export interface ProductFieldsProps {
  /** The id can only be chosen once. */
  isNew: boolean;
  brands: readonly { id: string; name: string }[];
}

/** Everything that can be said of a shoe. */
export const ProductFields = ({ isNew, brands }: ProductFieldsProps) => {
  const { t } = useTranslation('catalog-editing');
  useProposedId(isNew, 'brandId', 'name');
  return (
    <>
      <FormSection title={t('section.basics')}>
        <FieldColumns>
          <SelectAt
            path="brandId"
            label={t('field.brandId')}
            required
            options={[
              ...(isNew ? [{ value: '', text: t('chooseBrand') }] : []),
              ...brands.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
          <TextAt path="name" label={t('field.name')} required />
          <TextAt path="id" label={t('field.id')} hint={t('idHelp')} required isCode readOnly={!isNew} />
          <TextAt path="price" label={t('field.price')} hint={t('priceHelp')} isCode />
          <TextAt path="link" label={t('field.link')} required isCode />
        </FieldColumns>
        <LocalizedField path="names" label={t('field.names')} help={t('namesHelp')} kind="line" />
        <PictureAt path="image" label={t('field.image')} help={t('imageHelp')} />
      </FormSection>
      <FormSection title={t('section.texts')}>
        <LocalizedField path="description" label={t('field.description')} kind="text" isRequired />
      </FormSection>
      <FormSection title={t('section.attributes')}>
        <AttributesField />
      </FormSection>
    </>
  );
};
