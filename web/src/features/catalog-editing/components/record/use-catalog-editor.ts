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
  /** The list that the record belongs to, and where readers see it, if they do. */
  paths: { list: string; shown: (record: Values) => string | undefined };
}

/** If another record has the id, the field says so too. @throws always */
const atItsField = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  throw new ApiError(error.message, { ...error, fields: { id: error.message } });
};

/** The form of one brand, shoe or known model. */
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
    onSaved: (record, { isMerged, finish }) => {
      const shown = paths.shown(record);
      const text = t(isMerged ? 'savedMerged' : 'saved', { name: isolate(record.name) });
      announce(text, shown === undefined ? undefined : { to: shown, text: t('viewPage') });
      if (options.loaded.version > 0) return;
      finish();
      // Back does not lead to the empty form.
      void navigate(paths.list, { replace: true });
    },
  });
};
