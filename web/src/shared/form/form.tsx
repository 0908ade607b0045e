import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { FieldLookProvider } from './field-look.ts';
import styles from './form.css?inline';
import { visitorLook } from './visitor-look.tsx';

// Styles that are needed only once the form is in use; the styles before that are in the page's own stylesheet.
adoptStyles(styles);

interface FormProps {
  onSubmit: (event: FormEvent) => void;
  /** Called when the visitor begins to fill it in, and at later input. */
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
        <FieldLookProvider value={visitorLook}>{children}</FieldLookProvider>
      </form>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
};
