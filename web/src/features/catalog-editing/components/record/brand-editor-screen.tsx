import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { editedBrandQuery, editedProductsQuery, fetchBrand } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { type BrandValues, brandEntrySchema, brandValues, newBrand } from '../../model/brand-values.ts';
import { nameIn } from '../../model/localized.ts';
import { BrandFields, type BrandFieldsProps } from '../fields/brand-fields.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { useCatalogEditor } from './use-catalog-editor.ts';

interface BrandEditorProps extends Pick<BrandFieldsProps, 'products'> {
  loaded: Loaded<BrandValues>;
  preview: (brand: BrandValues) => ReactNode;
}

const toLoaded = (brand: Parameters<typeof brandValues>[0]): Loaded<BrandValues> => ({
  values: brandValues(brand),
  version: brand.version,
});

/** The form of one brand, new or known. */
const BrandEditor = ({ loaded, products, preview }: BrandEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const { saveBrand } = useCatalogWrites();
  const { id } = loaded.values;
  const language = useLanguage();
  const isNew = loaded.version === 0;
  const editor = useCatalogEditor({
    copyName: `brand:${id}`,
    loaded,
    schema: brandEntrySchema,
    save: async (...entry) => toLoaded(await saveBrand(...entry)),
    fetchLatest: async () => toLoaded(await fetchBrand(id)),
    paths: { list: sectionPaths.brands, shown: ({ id }) => paths.brand(id) },
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
  return <BrandEditor {...screen} loaded={toLoaded(brand)} products={ownProducts} />;
};

/** The form of a brand to be. */
export const NewBrandScreen = (screen: ScreenProps) => {
  const [loaded] = useState(() => ({ values: newBrand(), version: 0 }));
  return <BrandEditor {...screen} loaded={loaded} products={[]} />;
};
