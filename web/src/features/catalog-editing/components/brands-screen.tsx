import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBrand } from '#contracts/catalog-editing.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { ButtonLink } from '#web/shared/admin-theme/parts/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/parts/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/parts/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/parts/page-head.tsx';
import { useFocusAfterDialog } from '#web/shared/admin-theme/parts/use-focus-after-dialog.ts';
import { paths } from '#web/shared/paths.ts';
import { editedBrandsQuery } from '../api/catalog-queries.ts';
import { useCatalogWrites } from '../api/use-catalog-writes.ts';
import { withWords } from '../model/find.ts';
import { CompletenessRow } from './completeness-row.tsx';
import { OrderedList } from './ordered-list.tsx';
import { RecordLine } from './record-line.tsx';
import { type DrawShoe, RecordPicture } from './record-picture.tsx';
import { SearchInput } from './search-input.tsx';
import { useListView } from './use-list-view.ts';

const DeleteBrandDialog = lazy(() => import('./delete-brand-dialog.tsx'));

interface BrandsScreenProps {
  draw: DrawShoe;
}

/** All brands in the order in which readers see them. */
export const BrandsScreen = ({ draw }: BrandsScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const announce = useAnnounce();
  const { search, setSearch } = useListView();
  const { orderBrands, refresh } = useCatalogWrites();
  const [deleting, setDeleting] = useState<EditedBrand>();
  const heading = useFocusAfterDialog(deleting !== undefined);
  const { data: brands, error, refetch } = useQuery(editedBrandsQuery);
  const found = withWords(brands ?? [], search);
  return (
    <>
      <PageHead title={t('brands')} headingRef={heading}>
        <ButtonLink to={adminPaths.newBrand} variant="contained" startIcon={<PlusIcon />}>
          {t('newBrand')}
        </ButtonLink>
      </PageHead>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchInput label={t('searchBrands')} value={search} onChange={setSearch} />
      </Box>
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!brands && !error && <ListSkeleton rows={7} />}
      {brands && found.length === 0 && <EmptyNotice text={t(search ? 'noneFound' : 'noBrands')} />}
      <OrderedList
        label={t('brands')}
        items={found}
        isOrderable={search.trim() === ''}
        saveOrder={orderBrands}
        reload={refresh}
      >
        {(brand) => (
          <RecordLine
            level="h2"
            name={brand.name}
            detail={t('shoes', { count: brand.products })}
            picture={<RecordPicture {...brand} draw={draw} />}
            completeness={<CompletenessRow record={brand} editPath={adminPaths.brand(brand.id)} />}
            editPath={adminPaths.brand(brand.id)}
            publicPath={paths.brand(brand.id)}
            onDelete={() => setDeleting(brand)}
          />
        )}
      </OrderedList>
      {deleting && brands && (
        <Suspense>
          <DeleteBrandDialog
            brand={deleting}
            others={brands.filter(({ id }) => id !== deleting.id)}
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
