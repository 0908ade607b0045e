import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { editedBrandQuery, editedProductsQuery } from '../../api/catalog-queries.ts';
import { brandValues, newBrand } from '../../model/brand-values.ts';
import { BrandEditor, type BrandEditorProps } from './brand-editor.tsx';
import { GoneNotice } from './gone-notice.tsx';

type ScreenProps = Pick<BrandEditorProps, 'preview'>;

/** The form of a brand that there is. */
export const EditBrandScreen = ({ id, ...screen }: ScreenProps & { id: string }) => {
  const { t } = useTranslation('catalog-editing');
  const { data: brand, error, refetch } = useQuery(editedBrandQuery(id));
  const { data: products = [] } = useQuery(editedProductsQuery);
  if (error instanceof ApiError && error.status === 404) {
    return <GoneNotice text={t('brandGone')} back={{ to: sectionPaths.brands, text: t('brands') }} />;
  }
  if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!brand) return <ListSkeleton rows={8} />;
  const ownProducts = products.filter(({ brandId }) => brandId === id);
  return (
    <BrandEditor {...screen} loaded={{ values: brandValues(brand), version: brand.version }} products={ownProducts} />
  );
};

/** The form of a brand to be. */
export const NewBrandScreen = (screen: ScreenProps) => {
  const [loaded] = useState(() => ({ values: newBrand(), version: 0 }));
  return <BrandEditor {...screen} loaded={loaded} products={[]} />;
};
