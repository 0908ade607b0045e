import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { fetchBrand } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { type BrandValues, brandEntrySchema, brandValues } from '../../model/brand-values.ts';
import { nameIn } from '../../model/localized.ts';
import { BrandFields, type BrandFieldsProps } from '../fields/brand-fields.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { useRecordEditor } from './use-record-editor.ts';
import type { Loaded } from './use-record-save.ts';

export interface BrandEditorProps extends Pick<BrandFieldsProps, 'products'> {
  loaded: Loaded<BrandValues>;
  preview: (brand: BrandValues) => ReactNode;
}

const toLoaded = (brand: Parameters<typeof brandValues>[0]): Loaded<BrandValues> => ({
  values: brandValues(brand),
  version: brand.version,
});

/** The form of one brand, new or known. */
export const BrandEditor = ({ loaded, products, preview }: BrandEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const { saveBrand } = useCatalogWrites();
  const { id } = loaded.values;
  const language = useLanguage();
  const isNew = loaded.version === 0;
  const editor = useRecordEditor({
    copyName: `brand:${id}`,
    loaded,
    schema: brandEntrySchema,
    save: async (...entry) => toLoaded(await saveBrand(...entry)),
    fetchLatest: async () => toLoaded(await fetchBrand(id)),
    paths: { list: sectionPaths.brands, shown: paths.brand },
  });
  return (
    <EditorFrame
      title={isNew ? t('newBrand') : nameIn(loaded.values, language)}
      back={{ to: sectionPaths.brands, text: t('brands') }}
      editor={editor}
      preview={preview}
    >
      <BrandFields isNew={isNew} products={products} />
    </EditorFrame>
  );
};
