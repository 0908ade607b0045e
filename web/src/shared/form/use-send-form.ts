import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { faultPaths } from './fault-paths.ts';
import { schemaResolver } from './schema-resolver.ts';
import { useFieldError } from './use-form-field.ts';

/** Why a form was not sent, or not accepted, as a whole. */
export interface FormProblem {
  message: string;
  /** When it may be sent again, in milliseconds since the epoch. */
  retryAt?: number | undefined;
  /** The server's refusal; without one, fields are not right yet. */
  refusal?: ApiError;
}

interface SendFormOptions<Values extends FieldValues, Sent> {
  /** The contract's own schema, so that form and server refuse the same. */
  schema: ZodMiniType<Sent, Values>;
  /** Leave a field out where the page is rendered in advance: what was typed or filled in before the app came stays. */
  defaultValues?: DefaultValues<Values>;
  /** @throws ApiError to be shown; its `fields` go to the fields. */
  send: (values: Sent, form: UseFormReturn<Values, unknown, Sent>) => Promise<void>;
}

/** The same content again within this time is a double click, or a second Enter. */
const doubleClickMs = 1_000;

/** A form that is checked by its contract, sent once however often it is submitted, and keeps its content after a refusal. */
export const useSendForm = <Values extends FieldValues, Sent>(options: SendFormOptions<Values, Sent>) => {
  const { t } = useTranslation(['validation', 'common']);
  const [refusal, setRefusal] = useState<FormProblem>();
  const isSending = useRef(false);
  const lastSent = useRef({ content: '', time: 0 });
  const form = useForm<Values, unknown, Sent>({
    resolver: schemaResolver(options.schema),
    mode: 'onTouched',
    // An error that appears while a button is being pressed would move the button away from the pointer.
    delayError: 300,
    ...(options.defaultValues ? { defaultValues: options.defaultValues } : {}),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const errorOf = useFieldError(form);

  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) {
      console.error(error);
      return setRefusal({ message: t('common:unknownError') });
    }
    const { status, code, retryAfter, fields } = error;
    // The server did not get it, or its question for the password was declined: sending the same again is no double click.
    if (status === 0 || code === 'confirmationNeeded') lastSent.current = { content: '', time: 0 };
    const retryAt = retryAfter ? Date.now() + retryAfter * 1_000 : undefined;
    setRefusal({ message: error.message, retryAt, refusal: error });
    for (const [index, [name, message]] of Object.entries(fields).entries()) {
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  };
  const language = useLanguage();
  const saidIn = useRef(language);
  useEffect(() => {
    if (saidIn.current === language) return;
    // The server's words are in the language of then.
    saidIn.current = language;
    setRefusal(undefined);
    const said = Object.entries(errors).filter(([, error]) => error?.type === 'server');
    form.clearErrors(said.map(([name]) => name as Path<Values>));
  }, [language, errors, form]);

  const sendOnce = async (values: Sent) => {
    const content = JSON.stringify(values);
    const { content: before, time } = lastSent.current;
    if (content === before && performance.now() - time < doubleClickMs) return;
    lastSent.current = { content, time: performance.now() };
    setRefusal(undefined);
    await options.send(values, form).catch(show);
  };
  const submit = form.handleSubmit(sendOnce, () => setRefusal(undefined));
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      await submit(event);
    } finally {
      isSending.current = false;
    }
  };

  const faults = isSubmitted ? faultPaths(errors).length : 0;
  return {
    form,
    onSubmit,
    problem: refusal ?? (faults > 0 ? { message: t('formInvalid', { count: faults }) } : undefined),
    isBusy: isSubmitting,
    /** The props by which a field component belongs to the form. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errorOf(name) }),
  };
};
