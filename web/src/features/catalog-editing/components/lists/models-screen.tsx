import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelOverview } from '#contracts/catalog/known-models-editing.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { editedBrandsQuery, editedModelsQuery } from '../../api/catalog-queries.ts';
import { withWords } from '../../model/find.ts';
import { brandsOfModels } from '../../model/models-by-brand.ts';
import { BrandSelect } from './brand-select.tsx';
import { ModelsOfBrand } from './models-of-brand.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { useListView } from './use-list-view.ts';

const DeleteModelDialog = lazy(() => import('./delete-model-dialog.tsx'));

/** All known models, brand by brand, those of brands that the site does not have last. */
export const ModelsScreen = () => {
  const { t } = useTranslation('catalog-editing');
  const view = useListView();
  const { question: deleting, ask, heading, ends } = useQuestion<ModelOverview>();
  const brands = useQuery(editedBrandsQuery);
  const models = useQuery(editedModelsQuery);
  const all = models.data ?? [];
  const found = withWords(all, view.search);
  const choices = brandsOfModels(brands.data ?? [], all);
  const groups = choices
    .filter(({ id }) => view.brandId === '' || id === view.brandId)
    .map((brand) => ({ brand, models: found.filter(({ brandId }) => brandId === brand.id) }))
    .filter((group) => group.models.length > 0);
  const noneText = t(view.search ? 'noneFound' : 'noKnownModels');
  return (
    <RecordsScreen
      title={t('knownModels')}
      headingRef={heading}
      add={{
        to: view.brandId
          ? `${adminPaths.newModel}?${new URLSearchParams({ brand: view.brandId })}`
          : adminPaths.newModel,
        text: t('newKnownModel'),
      }}
      filters={
        <>
          <SearchInput label={t('searchKnownModels')} value={view.search} onChange={view.setSearch} />
          <BrandSelect value={view.brandId} brands={choices} onChange={view.setBrandId} />
        </>
      }
      isLoaded={brands.isSuccess && models.isSuccess}
      error={brands.error ?? models.error}
      onRetry={() => void Promise.all([brands.refetch(), models.refetch()])}
      emptyText={groups.length === 0 ? noneText : undefined}
      dialog={deleting && <DeleteModelDialog model={deleting} {...ends} />}
    >
      {groups.map((group) => (
        <ModelsOfBrand key={group.brand.id} {...group} onDelete={ask} />
      ))}
    </RecordsScreen>
  );
};
