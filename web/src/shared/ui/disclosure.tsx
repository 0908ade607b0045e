import { type ReactNode, useEffect, useRef } from 'react';

interface DisclosureProps {
  className: string;
  summary: ReactNode;
  /** The name of the button, where its content does not say it. */
  label?: string;
  children: ReactNode;
}

/**
 * A menu that opens without script. With it, a click elsewhere, a choice or Escape closes it. The focus stays on its button, unless
 * what was chosen takes it elsewhere.
 */
export const Disclosure = ({ className, summary, label, children }: DisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const close = () => {
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) close();
    };
    const closeOnChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) close();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', closeOnChoice);
    };
  }, []);
  return (
    <details className={className} ref={details} suppressHydrationWarning>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
};
