import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { languageIn, written } from '#web/shared/i18n/written.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useFieldText } from './use-field-text.ts';

/** How the fields of the catalogue are described where two versions are compared. */
export const useFieldLabels = (): FieldWords => ({
  label: useFieldLabel(),
  text: useFieldText(),
  written: (path) => {
    const language = languageIn(path);
    return language && written(language);
  },
});
