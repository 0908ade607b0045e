import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBrand } from '#contracts/catalog/editing.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { paths } from '#web/shared/paths.ts';
import { editedBrandsQuery } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { withGapsIn } from '../../model/completeness.ts';
import { withWords } from '../../model/find.ts';
import { CompletenessRow } from '../completeness/completeness-row.tsx';
import { MissingSelect } from './missing-select.tsx';
import { OrderedList } from './ordered-list.tsx';
import { RecordLine } from './record-line.tsx';
import { type DrawShoe, RecordPicture } from './record-picture.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { useListView } from './use-list-view.ts';

const DeleteBrandDialog = lazy(() => import('./delete-brand-dialog.tsx'));

interface BrandsScreenProps {
  draw: DrawShoe;
}

/** All brands in the order in which readers see them. */
export const BrandsScreen = ({ draw }: BrandsScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const { search, setSearch, missing, setMissing } = useListView();
  const { orderBrands, refresh } = useCatalogWrites();
  const { question: deleting, ask, heading, ends } = useQuestion<EditedBrand>();
  const { data: brands = [], isSuccess, error, refetch } = useQuery(editedBrandsQuery);
  const found = withGapsIn(withWords(brands, search), missing);
  const noneText = t(search || missing ? 'noneFound' : 'noBrands');
  return (
    <RecordsScreen
      title={t('brands')}
      headingRef={heading}
      add={{ to: adminPaths.newBrand, text: t('newBrand') }}
      filters={
        <>
          <SearchInput label={t('searchBrands')} value={search} onChange={setSearch} />
          <MissingSelect value={missing} onChange={setMissing} />
        </>
      }
      isLoaded={isSuccess}
      error={error}
      onRetry={() => void refetch()}
      emptyText={found.length === 0 ? noneText : undefined}
      dialog={
        deleting && (
          <DeleteBrandDialog brand={deleting} others={brands.filter(({ id }) => id !== deleting.id)} {...ends} />
        )
      }
    >
      <OrderedList
        label={t('brands')}
        items={found}
        isOrderable={search.trim() === '' && !missing}
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
            onDelete={() => ask(brand)}
          />
        )}
      </OrderedList>
    </RecordsScreen>
  );
};
