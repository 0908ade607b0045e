import { get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { validationText } from '#web/shared/form/validation-text.ts';

/** The text of what is wrong with the field of a path, however deep it lies in the form. */
export const usePathError = (path: string): string | undefined => {
  const { t } = useTranslation('validation');
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, path);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  if (typeof error.message !== 'string') return undefined;
  return 'type' in error && error.type === 'server' ? error.message : validationText(t, error.message);
};
