import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedProduct } from '#contracts/catalog-editing.ts';
import { publicPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { fetchProduct } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { nameIn } from '../../model/localized.ts';
import { type ProductValues, productEntrySchema, productValues } from '../../model/product-values.ts';
import { ProductFields, type ProductFieldsProps } from '../fields/product-fields.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { useRecordEditor } from './use-record-editor.ts';
import type { Loaded } from './use-record-save.ts';

export interface ProductEditorProps extends Pick<ProductFieldsProps, 'brands'> {
  loaded: Loaded<ProductValues>;
  preview: (product: ProductValues, brandName: string | undefined) => ReactNode;
}

const toLoaded = (product: EditedProduct): Loaded<ProductValues> => ({
  values: productValues(product),
  version: product.version,
});

/** The form of one shoe, new or known. */
export const ProductEditor = ({ loaded, brands, preview }: ProductEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const { saveProduct } = useCatalogWrites();
  const { id } = loaded.values;
  const language = useLanguage();
  const isNew = loaded.version === 0;
  const editor = useRecordEditor({
    copyName: `product:${id}`,
    loaded,
    schema: productEntrySchema,
    save: async (...entry) => toLoaded(await saveProduct(...entry)),
    fetchLatest: async () => toLoaded(await fetchProduct(id)),
    paths: { list: sectionPaths.products, shown: publicPaths.product },
  });
  return (
    <EditorFrame
      title={isNew ? t('newProduct') : nameIn(loaded.values, language)}
      back={{ to: sectionPaths.products, text: t('products') }}
      editor={editor}
      preview={(values) => preview(values, brands.find((brand) => brand.id === values.brandId)?.name)}
    >
      <ProductFields isNew={isNew} brands={brands} />
    </EditorFrame>
  );
};
