import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ZodMiniType } from 'zod/mini';
import { isolate } from '#contracts/text/isolate.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import type { Loaded, RecordWrites } from '#web/shared/editing/use-record-save.ts';

interface CatalogEditorOptions<Values, Entry> extends RecordWrites<Values, Entry> {
  copyName: string;
  loaded: Loaded<Values>;
  schema: ZodMiniType<Entry, Values>;
  /** The list that the record belongs to, and where readers see it. */
  paths: { list: string; shown: (id: string) => string };
}

/** If another record has the id, the field says so too. @throws always */
const atItsField = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  throw new ApiError(error.message, { ...error, fields: { id: error.message } });
};

/** The form of one brand or shoe. */
export const useCatalogEditor = <Values extends { id: string; name: string }, Entry>({
  paths,
  save,
  ...options
}: CatalogEditorOptions<Values, Entry>) => {
  const { t } = useTranslation('catalog-editing');
  const announce = useAnnounce();
  const navigate = useNavigate();
  return useRecordEditor<Values, Entry>({
    ...options,
    save: (...entry) => save(...entry).catch(atItsField),
    onSaved: ({ id, name }, { isMerged, finish }) => {
      const link = { to: paths.shown(id), text: t('viewPage') };
      announce(t(isMerged ? 'savedMerged' : 'saved', { name: isolate(name) }), link);
      if (options.loaded.version > 0) return;
      finish();
      // Back does not lead to the empty form.
      void navigate(paths.list, { replace: true });
    },
  });
};
