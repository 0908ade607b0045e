import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import { saveSettings } from '#contracts/settings/endpoints.ts';
import { type SectionName, type SectionValues, secretNames } from '#contracts/settings/sections.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { fetchSettings, settingsQuery } from './settings-queries.ts';

export type Sections = Input<typeof saveSettings, 'body'>['sections'];

/** The form's unsaved copy, as a write names it. */
type UnsavedMark = { key: string; text: string };

/** The server names a field by its section; the form of the section, without. @throws always */
const atItsFields =
  (section: SectionName) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const prefix = new RegExp(`^(sections\\.)?${section}\\.(values\\.)?`);
    const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(prefix, ''), text]);
    throw new ApiError(error.message, { ...error, fields: Object.fromEntries(fields) });
  };

/** Saving sections; the screen shows the new state at once. Everything else that can be done here is in `use-tool-writes.ts`. */
export const useSettingsWrites = () => {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery;

  const save = async (
    sections: Sections,
    options: { failureText: string; idempotencyKey?: string; copy?: UnsavedMark },
  ) => {
    const before = queryClient.getQueryData(queryKey)?.secrets;
    const saved = await write(saveSettings, { body: { sections }, ...options });
    queryClient.setQueryData(queryKey, (all) => all && { ...all, ...saved });
    return { sections: saved.sections, lost: secretNames.filter((name) => before?.[name] && !saved.secrets[name]) };
  };
  return {
    /** One section, with the version that it was changed from; and the secrets that were bound to what has changed. */
    saveSection: async <Name extends SectionName>(
      section: Name,
      values: SectionValues<Name>,
      version: number,
      idempotencyKey: string,
      copy: UnsavedMark,
    ) => {
      const sections = { [section]: { version, values } } as Sections;
      const how = { failureText: t('saveFailed'), idempotencyKey, copy };
      const saved = await save(sections, how).catch(atItsFields(section));
      return { section: saved.sections[section], lost: saved.lost };
    },
    /** Several sections, all or none. */
    saveSections: (sections: Sections) => save(sections, { failureText: t('configurationFailed') }),
    /** As the server has it now; the screen shows it too. */
    refresh: async () => {
      const latest = await fetchSettings();
      queryClient.setQueryData(queryKey, latest);
      return latest;
    },
  };
};
