import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { EditedProduct } from '#contracts/catalog/editing.ts';
import { publicPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { editedBrandsQuery, editedProductQuery, fetchProduct } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { nameIn } from '../../model/localized.ts';
import { newProduct, type ProductValues, productEntrySchema, productValues } from '../../model/product-values.ts';
import { ProductFields, type ProductFieldsProps } from '../fields/product-fields.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { useCatalogEditor } from './use-catalog-editor.ts';

interface ProductEditorProps extends Pick<ProductFieldsProps, 'brands'> {
  loaded: Loaded<ProductValues>;
  preview: (product: ProductValues, brandName: string | undefined) => ReactNode;
}

const toLoaded = (product: EditedProduct): Loaded<ProductValues> => ({
  values: productValues(product),
  version: product.version,
});

/** The form of one shoe, new or known. */
const ProductEditor = ({ loaded, brands, preview }: ProductEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const { saveProduct } = useCatalogWrites();
  const { id } = loaded.values;
  const language = useLanguage();
  const isNew = loaded.version === 0;
  const editor = useCatalogEditor({
    copyName: `product:${id}`,
    loaded,
    schema: productEntrySchema,
    save: async (...entry) => toLoaded(await saveProduct(...entry)),
    fetchLatest: async () => toLoaded(await fetchProduct(id)),
    paths: { list: sectionPaths.products, shown: ({ id }) => publicPaths.product(id) },
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

type ScreenProps = Pick<ProductEditorProps, 'preview'>;

/** The form of a shoe that there is. */
export const EditProductScreen = ({ id, ...screen }: ScreenProps & { id: string }) => {
  const { t } = useTranslation('catalog-editing');
  const product = useQuery(editedProductQuery(id));
  const brands = useQuery(editedBrandsQuery);
  const error = product.error ?? brands.error;
  const retry = () => void Promise.all([product.refetch(), brands.refetch()]);
  if (product.error instanceof ApiError && product.error.status === 404) {
    return <GoneNotice text={t('productGone')} back={{ to: sectionPaths.products, text: t('products') }} />;
  }
  if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  if (!product.data || !brands.data) return <ListSkeleton rows={8} />;
  return <ProductEditor {...screen} loaded={toLoaded(product.data)} brands={brands.data} />;
};

/** The form of a shoe to be, of the brand that `?brand=` names. */
export const NewProductScreen = (screen: ScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const brandId = useSearchParams()[0].get('brand') ?? '';
  const [loaded] = useState(() => ({ values: newProduct(brandId), version: 0 }));
  const { data: brands, error, refetch } = useQuery(editedBrandsQuery);
  if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!brands) return <ListSkeleton rows={8} />;
  return <ProductEditor {...screen} loaded={loaded} brands={brands} />;
};
