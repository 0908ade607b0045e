import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { EditedModel } from '#contracts/catalog/known-models-editing.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { publicPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { editedBrandsQuery, editedModelQuery, fetchModel } from '../../api/catalog-queries.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import {
  type KnownModelValues,
  knownModelEntrySchema,
  knownModelValues,
  newKnownModel,
} from '../../model/known-model-values.ts';
import { KnownModelFields, type KnownModelFieldsProps } from '../fields/known-model-fields.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { useCatalogEditor } from './use-catalog-editor.ts';

interface ModelEditorProps extends Pick<KnownModelFieldsProps, 'brands'> {
  loaded: Loaded<KnownModelValues>;
  preview: (model: KnownModelValues) => ReactNode;
}

const toLoaded = (model: EditedModel): Loaded<KnownModelValues> => ({
  values: knownModelValues(model),
  version: model.version,
});

/** The form of one known model, new or there already. */
const ModelEditor = ({ loaded, brands, preview }: ModelEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const { saveModel } = useCatalogWrites();
  const { id, name } = loaded.values;
  const isNew = loaded.version === 0;
  const isHere = (brandId: string) => brands.some((brand) => brand.id === brandId);
  const editor = useCatalogEditor({
    copyName: `model:${id}`,
    loaded,
    schema: knownModelEntrySchema,
    save: async (...entry) => toLoaded(await saveModel(...entry)),
    fetchLatest: async () => toLoaded(await fetchModel(id)),
    paths: {
      list: sectionPaths.models,
      shown: ({ brandId }) => (isHere(brandId) ? publicPaths.modelsOf(brandId) : undefined),
    },
  });
  return (
    <EditorFrame
      title={isNew ? t('newKnownModel') : isolate(name)}
      back={{ to: sectionPaths.models, text: t('knownModels') }}
      editor={editor}
      preview={preview}
    >
      <KnownModelFields isNew={isNew} brands={brands} />
    </EditorFrame>
  );
};

type ScreenProps = Pick<ModelEditorProps, 'preview'>;

/** The form of a known model that there is. */
export const EditModelScreen = ({ id, ...screen }: ScreenProps & { id: string }) => {
  const { t } = useTranslation('catalog-editing');
  const model = useQuery(editedModelQuery(id));
  const brands = useQuery(editedBrandsQuery);
  const error = model.error ?? brands.error;
  const retry = () => void Promise.all([model.refetch(), brands.refetch()]);
  if (model.error instanceof ApiError && model.error.status === 404) {
    return <GoneNotice text={t('knownModelGone')} back={{ to: sectionPaths.models, text: t('knownModels') }} />;
  }
  if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  if (!model.data || !brands.data) return <ListSkeleton rows={8} />;
  return <ModelEditor {...screen} loaded={toLoaded(model.data)} brands={brands.data} />;
};

/** The form of a known model to be, of the brand that `?brand=` names. */
export const NewModelScreen = (screen: ScreenProps) => {
  const { t } = useTranslation('catalog-editing');
  const brandId = useSearchParams()[0].get('brand') ?? '';
  const [loaded] = useState(() => ({ values: newKnownModel(brandId), version: 0 }));
  const { data: brands, error, refetch } = useQuery(editedBrandsQuery);
  if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!brands) return <ListSkeleton rows={8} />;
  return <ModelEditor {...screen} loaded={loaded} brands={brands} />;
};
