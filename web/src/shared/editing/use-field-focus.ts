import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { faultPaths } from '../form/fault-paths.ts';

/** The control of a path, or of the nearest thing around it. */
const controlOf = (form: HTMLElement, path: string): HTMLElement | undefined => {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const name = parts.join('.');
    const inField = (controls: string) => form.querySelector<HTMLElement>(`[data-field="${name}"] ${controls}`);
    const control =
      form.querySelector<HTMLElement>(`[name="${name}"]`) ??
      // The text of an editor goes before its tools.
      inField('[role="textbox"]') ??
      inField(':is(input, textarea, select, button)');
    if (control) return control;
  }
  return undefined;
};

interface FieldFocusOptions {
  errors: FieldErrors<FieldValues>;
  submitCount: number;
  /** Brings a field into the form that is not always shown. */
  show?: (path: string) => void;
  /** Where the focus begins, if not at the top. */
  initial: string | undefined;
}

/** Leads to a field of the form: to a gap when asked, and to the first fault after a form could not be sent. */
export const useFieldFocus = ({ errors, submitCount, show, initial }: FieldFocusOptions) => {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(initial ? { path: initial } : undefined);
  const lead = (path: string) => {
    show?.(path);
    setAsked({ path });
  };
  useEffect(() => {
    if (!asked || !form.current) return;
    const control = controlOf(form.current, asked.path);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form was sent.
  useEffect(() => {
    const [fault] = submitCount > 0 ? faultPaths(errors) : [];
    if (fault) lead(fault);
  }, [submitCount]);
  return { form, lead };
};
