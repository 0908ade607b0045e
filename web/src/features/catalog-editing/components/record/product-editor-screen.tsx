import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { editedBrandsQuery, editedProductQuery } from '../../api/catalog-queries.ts';
import { newProduct, productValues } from '../../model/product-values.ts';
import { GoneNotice } from './gone-notice.tsx';
import { ProductEditor, type ProductEditorProps } from './product-editor.tsx';

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
  const loaded = { values: productValues(product.data), version: product.data.version };
  return <ProductEditor {...screen} loaded={loaded} brands={brands.data} />;
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
