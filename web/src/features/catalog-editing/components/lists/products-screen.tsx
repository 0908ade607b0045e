import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedProduct } from '#contracts/catalog/editing.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { editedBrandsQuery, editedProductsQuery } from '../../api/catalog-queries.ts';
import { withGapsIn } from '../../model/completeness.ts';
import { withWords } from '../../model/find.ts';
import { BrandSelect } from './brand-select.tsx';
import { BrandShoes } from './brand-shoes.tsx';
import { MissingSelect } from './missing-select.tsx';
import type { DrawShoe } from './record-picture.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { useListView } from './use-list-view.ts';

const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'));

interface ProductsScreenProps {
  draw: DrawShoe;
}

/** All shoes, brand by brand. */
export const ProductsScreen = ({ draw }: ProductsScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const view = useListView();
  const { question: deleting, ask, heading, ends } = useQuestion<EditedProduct>();
  const brands = useQuery(editedBrandsQuery);
  const products = useQuery(editedProductsQuery);
  const found = withGapsIn(withWords(products.data ?? [], view.search), view.missing);
  const groups = (brands.data ?? [])
    .filter(({ id }) => view.brandId === '' || id === view.brandId)
    .map((brand) => ({ brand, shoes: found.filter(({ brandId }) => brandId === brand.id) }))
    .filter(({ shoes }) => shoes.length > 0);
  const noneText = t(view.search || view.missing ? 'noneFound' : 'noProducts');
  return (
    <RecordsScreen
      title={t('products')}
      headingRef={heading}
      add={{
        to: view.brandId ? `${adminPaths.newProduct}?brand=${view.brandId}` : adminPaths.newProduct,
        text: t('newProduct'),
      }}
      filters={
        <>
          <SearchInput label={t('searchProducts')} value={view.search} onChange={view.setSearch} />
          <BrandSelect value={view.brandId} brands={brands.data ?? []} onChange={view.setBrandId} />
          <MissingSelect value={view.missing} onChange={view.setMissing} />
        </>
      }
      isLoaded={brands.isSuccess && products.isSuccess}
      error={brands.error ?? products.error}
      onRetry={() => void Promise.all([brands.refetch(), products.refetch()])}
      emptyText={groups.length === 0 ? noneText : undefined}
      dialog={deleting && <DeleteProductDialog product={deleting} {...ends} />}
    >
      {groups.map(({ brand, shoes }) => (
        <BrandShoes
          key={brand.id}
          brand={brand}
          shoes={shoes}
          isOrderable={view.search.trim() === '' && !view.missing}
          draw={draw}
          onDelete={ask}
        />
      ))}
    </RecordsScreen>
  );
};
