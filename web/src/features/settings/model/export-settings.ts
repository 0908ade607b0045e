import type { AllSections } from '#contracts/settings/endpoints.ts';
import { downloadFile } from '#web/shared/ui/download.ts';
import { valuesOf } from './section-values.ts';
import { writeSettingsFile } from './settings-file.ts';

/** Hands all settings to the browser as a file with the day in its name. */
export const exportSettings = (sections: AllSections): void => {
  const name = `pointe-shoes-settings-${new Date().toISOString().slice(0, 10)}.json`;
  downloadFile(name, 'application/json', writeSettingsFile(valuesOf(sections)));
};
