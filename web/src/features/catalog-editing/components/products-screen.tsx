import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedProduct } from '#contracts/catalog-editing.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { ButtonLink } from '#web/shared/admin-theme/parts/button.tsx';
import { Select } from '#web/shared/admin-theme/parts/controls.ts';
import { EmptyNotice } from '#web/shared/admin-theme/parts/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/parts/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/parts/page-head.tsx';
import { useFocusAfterDialog } from '#web/shared/admin-theme/parts/use-focus-after-dialog.ts';
import { editedBrandsQuery, editedProductsQuery } from '../api/catalog-queries.ts';
import { withWords } from '../model/find.ts';
import { BrandShoes } from './brand-shoes.tsx';
import type { DrawShoe } from './record-picture.tsx';
import { SearchInput } from './search-input.tsx';
import { useListView } from './use-list-view.ts';

const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'));

interface ProductsScreenProps {
  draw: DrawShoe;
}

/** All shoes, brand by brand. */
export const ProductsScreen = ({ draw }: ProductsScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const announce = useAnnounce();
  const view = useListView();
  const [deleting, setDeleting] = useState<EditedProduct>();
  const heading = useFocusAfterDialog(deleting !== undefined);
  const brands = useQuery(editedBrandsQuery);
  const products = useQuery(editedProductsQuery);
  const error = brands.error ?? products.error;
  const isLoaded = brands.data !== undefined && products.data !== undefined;
  const found = withWords(products.data ?? [], view.search);
  const groups = (brands.data ?? [])
    .filter(({ id }) => view.brandId === '' || id === view.brandId)
    .map((brand) => ({ brand, shoes: found.filter(({ brandId }) => brandId === brand.id) }))
    .filter(({ shoes }) => shoes.length > 0);
  return (
    <>
      <PageHead title={t('products')} headingRef={heading}>
        <ButtonLink
          to={view.brandId ? `${adminPaths.newProduct}?brand=${view.brandId}` : adminPaths.newProduct}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          {t('newProduct')}
        </ButtonLink>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchInput label={t('searchProducts')} value={view.search} onChange={view.setSearch} />
        <Box sx={{ flex: '0 1 220px' }}>
          <Select
            aria-label={t('field.brandId')}
            value={view.brandId}
            onChange={({ target }) => view.setBrandId(target.value)}
          >
            <option value="">{t('allBrands')}</option>
            {brands.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Box>
      </Box>
      {error && (
        <FailureNotice
          title={t('loadFailed')}
          error={error}
          onRetry={() => void Promise.all([brands.refetch(), products.refetch()])}
        />
      )}
      {!isLoaded && !error && <ListSkeleton rows={8} />}
      {isLoaded && groups.length === 0 && <EmptyNotice text={t(view.search ? 'noneFound' : 'noProducts')} />}
      {isLoaded &&
        groups.map(({ brand, shoes }) => (
          <BrandShoes
            key={brand.id}
            brand={brand}
            shoes={shoes}
            isOrderable={view.search.trim() === ''}
            draw={draw}
            onDelete={setDeleting}
          />
        ))}
      {deleting && (
        <Suspense>
          <DeleteProductDialog
            product={deleting}
            onDone={(text) => {
              setDeleting(undefined);
              announce(text);
            }}
            onClose={() => setDeleting(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
