import { useTranslation } from 'react-i18next';
import type { KnownPassage } from '#contracts/knowledge/endpoints.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { fetchPassage } from '../../api/passage-queries.ts';
import { usePassageWrites } from '../../api/use-passage-writes.ts';
import { factsEntrySchema, factsValues } from '../../model/passage-values.ts';
import { EditorForm, leavesPart } from './editor-form.tsx';
import { FactsFields } from './facts-fields.tsx';

const toLoaded = (passage: KnownPassage) => ({
  values: { facts: factsValues(passage) },
  version: passage.facts.version,
});

/** The form of what is the same in every language. */
export const FactsEditor = ({ passage }: { passage: KnownPassage }) => {
  const { t } = useTranslation('knowledge');
  const announce = useAnnounce();
  const { saveFacts } = usePassageWrites();
  const { id } = passage;
  const editor = useRecordEditor({
    copyName: `passage:${id}:facts`,
    loaded: toLoaded(passage),
    schema: factsEntrySchema,
    save: async ({ facts }, version, key) => toLoaded(await saveFacts(id, { version, facts }, key)),
    fetchLatest: async () => toLoaded(await fetchPassage(id)),
    onSaved: () => announce(t('saved')),
    leaves: leavesPart,
  });
  return (
    <EditorForm editor={editor}>
      <FactsFields />
    </EditorForm>
  );
};
