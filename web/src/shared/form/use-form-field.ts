import { type FieldValues, get, type Path, type UseFormReturn, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { validationText } from './validation-text.ts';

/**
 * Returns the text of a field's error, however deep the field lies in the form. A field that is left empty may still be
 * filled in, so that is reported only when the form is sent.
 */
export const useFieldError = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues'>,
) => {
  const { t } = useTranslation('validation');
  const { errors, isSubmitted } = form.formState;
  return (path: Path<Values>): string | undefined => {
    const error: { message?: unknown; type?: unknown } | undefined = get(errors, path);
    if (typeof error?.message !== 'string' || (!isSubmitted && !form.getValues(path))) return undefined;
    return error.type === 'server' ? error.message : validationText(t, error.message);
  };
};

/** A field of the form around it, by its path: `tagline.he`. */
export const useFormField = (path: string) => {
  const form = useFormContext();
  return { ...form.register(path), error: useFieldError(form)(path) };
};

/** The same for what has no input of its own, such as a list. */
export const usePathError = (path: string): string | undefined => useFieldError(useFormContext())(path);
