import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { checkedSignUpFormSchema } from '#contracts/auth.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

type Schema = typeof checkedSignUpFormSchema;

/** Until somebody chooses another one, mails come in the language of the page, also where that is switched meanwhile. */
export const usePageLanguage = ({
  formState,
  getValues,
  setValue,
}: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>) => {
  const language = useLanguage();
  const before = useRef(language);
  const { language: isChosen } = formState.dirtyFields;
  useEffect(() => {
    if (!isChosen && getValues('language') === before.current) setValue('language', language);
    before.current = language;
  }, [language, isChosen, getValues, setValue]);
};
