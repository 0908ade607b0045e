import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldLabels } from './field.tsx';

type PasswordFieldProps = FieldLabels & ComponentProps<'input'>;

/** A password, which can be shown to check what was typed. */
export const PasswordField = ({ label, hint, error, ...input }: PasswordFieldProps) => {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password-control">
          <input
            className="control"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type={isShown ? 'text' : 'password'}
            {...control}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" strokeWidth="1.3" />
              <circle cx="12" cy="12" r="3" strokeWidth="1.3" />
              {isShown && <path d="M4 20L20 4" strokeWidth="1.3" strokeLinecap="round" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
};
