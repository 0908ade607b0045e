import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldColumns, FormSection } from '#web/shared/admin-theme/record-fields/form-section.tsx';
import { ListAt } from '#web/shared/admin-theme/record-fields/list-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { AttributesField } from './attributes-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { ModelsField } from './models-field.tsx';
import { PictureAt } from './picture-at.tsx';
import { useProposedId } from './use-proposed-id.ts';

export interface BrandFieldsProps {
  /** The id can only be chosen once. */
  isNew: boolean;
  /** The brand's shoes, for its popular models to lead to. */
  products: readonly { id: string; name: string }[];
}

/** Everything that can be said of a brand, in the order in which its page says it. */
export const BrandFields = ({ isNew, products }: BrandFieldsProps) => {
  const { t } = useTranslation('catalog-editing');
  const { register } = useFormContext();
  useProposedId(isNew, 'name');
  return (
    <>
      <FormSection title={t('section.basics')}>
        <FieldColumns>
          <TextAt path="name" label={t('field.name')} required />
          <TextAt path="id" label={t('field.id')} hint={t('idHelp')} required isCode readOnly={!isNew} />
          <TextAt path="link" label={t('field.link')} required isCode />
          <TextAt path="retailerLink" label={t('field.retailerLink')} hint={t('retailerHelp')} required isCode />
        </FieldColumns>
        <CheckboxField label={t('field.retailerLinkIsFinder')} {...register('retailerLinkIsFinder')} />
        <LocalizedField path="names" label={t('field.names')} help={t('namesHelp')} kind="line" />
        <ListAt path="aliases" label={t('field.aliases')} itemName={t('alias')} />
        <PictureAt path="image" label={t('field.image')} help={t('imageHelp')} />
      </FormSection>
      <FormSection title={t('section.texts')}>
        <LocalizedField path="tagline" label={t('field.tagline')} kind="line" isRequired />
        <LocalizedField path="description" label={t('field.description')} kind="text" isRequired />
        <LocalizedField path="history" label={t('field.history')} kind="list" isRequired />
        <LocalizedField path="keyFeatures" label={t('field.keyFeatures')} kind="list" isRequired />
      </FormSection>
      <FormSection title={t('field.popularModels')}>
        <ModelsField products={products} />
      </FormSection>
      <FormSection title={t('section.attributes')}>
        <AttributesField />
      </FormSection>
      <FormSection title={t('field.sources')}>
        <ListAt path="sources" label={t('sourcesHelp')} itemName={t('source')} isCode />
      </FormSection>
    </>
  );
};
