import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllSections } from '#contracts/settings/endpoints.ts';
import type { SecretName, SectionName } from '#contracts/settings/sections.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { recordCopy } from '#web/shared/editing/record-copy.ts';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { prepareOutboxOnUse } from '#web/shared/outbox/prepare-on-use.ts';
import { useSettingsWrites } from '../../api/use-settings-writes.ts';
import { sectionIn } from '../../model/section-address.ts';
import { formOf, formSchemaOf, type SectionForm, valuesIn } from '../../model/section-form.ts';
import { copyNameOf } from '../section-list.tsx';
import { useSecretWarnings } from '../use-secret-warnings.ts';

interface SectionEditorOptions {
  section: SectionName;
  stored: AllSections[SectionName];
  /** The section that an address without one shows. */
  first: SectionName | undefined;
}

/** The form of one section. */
export const useSectionEditor = ({ section, stored, first }: SectionEditorOptions) => {
  const { t, i18n } = useTranslation('settings');
  useEffect(() => void prepareOutboxOnUse(i18n), [i18n]);
  const announce = useAnnounce();
  const { saveSection, refresh } = useSettingsWrites();
  const warnings = useSecretWarnings();
  /** Of the save that was answered last. */
  const lost = useRef<SecretName[]>([]);
  const toLoaded = ({ values, version }: AllSections[SectionName]): Loaded<SectionForm> => ({
    values: formOf(section, values),
    version,
  });
  return useRecordEditor<SectionForm, SectionForm>({
    copyName: copyNameOf(section),
    loaded: toLoaded(stored),
    schema: formSchemaOf(section),
    save: async (form, ...of) => {
      // Nothing can have been typed between the press of the button and now.
      const copy = recordCopy(copyNameOf(section), form).asSent();
      const saved = await saveSection(section, valuesIn(section, form), ...of, copy);
      lost.current = saved.lost;
      return toLoaded(saved.section);
    },
    fetchLatest: async () => toLoaded((await refresh()).sections[section]),
    onSaved: (_, { isMerged }) => {
      const done = t(isMerged ? 'savedMerged' : 'saved', { section: t(`${section}.title` as 'security.title') });
      announce([done, warnings.after(lost.current)].filter(Boolean).join(' '));
      lost.current = [];
    },
    leaves: (from, to) =>
      from.pathname !== to.pathname || (sectionIn(from.search) ?? first) !== (sectionIn(to.search) ?? first),
  });
};
