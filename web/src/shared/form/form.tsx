import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptStyles } from '../ui/adopt-styles.ts';
import styles from './form.css?inline';

// What shows only once the form is in use; how it looks before is part of the page's own stylesheet.
adoptStyles(styles);

interface FormProps {
  onSubmit: (event: FormEvent) => void;
  /** Called at the first sign that somebody fills it in, and at the later ones. */
  onTouch?: () => void;
  label?: string;
  children: ReactNode;
}

/** A form of one column. Sent by the app only: `post` keeps the fields out of the address in any case. */
export const Form = ({ onSubmit, onTouch, label, children }: FormProps) => {
  const { t } = useTranslation('form');
  return (
    <>
      <form
        className="form needs-script"
        method="post"
        noValidate
        aria-label={label}
        onSubmit={onSubmit}
        onFocus={onTouch}
        onInput={onTouch}
      >
        {children}
      </form>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
};
