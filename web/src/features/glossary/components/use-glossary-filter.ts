import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { type GlossaryTerm, termsFor } from '../model/glossary.ts';

/**
 * The text typed into the field, the terms for it, and the one that the address names. Going to a term ends the filter,
 * which might hide it.
 */
export const useGlossaryFilter = (terms: readonly GlossaryTerm[]) => {
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  const [typed, setTyped] = useState({ text: '', hash });
  const addressed = terms.find(({ id }) => hash === `#${id}`)?.id;
  const text = addressed !== undefined && typed.hash !== hash ? '' : typed.text;
  const type = (next: string) => setTyped({ text: next, hash });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before the app came.
  useEffect(() => {
    const early = field.current?.value;
    if (early) type(early);
  }, []);
  // The field is not overwritten while it has the focus.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = text;
  }, [text]);

  // The page is stored once for all its anchors: until the app runs, its style sheet marks the term by itself.
  return { field, text, type, shown: termsFor(terms, text), target: useHydrated() ? addressed : undefined };
};
