import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';
import { type FieldLabels, useFieldLook } from './field-look.ts';

/** A password, which can be shown to check what was typed. */
export const PasswordField = ({ label, hint, error, required, ...input }: FieldLabels & ComponentProps<'input'>) => {
  const { t } = useTranslation('form');
  const { Password } = useFieldLook();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <Password
          input={{
            dir: 'ltr',
            autoCapitalize: 'none',
            spellCheck: false,
            ...input,
            type: isShown ? 'text' : 'password',
            ...control,
          }}
          toggle={{ 'aria-label': t('showPassword'), 'aria-pressed': isShown, onClick: () => setShown(!isShown) }}
        />
      )}
    </Field>
  );
};
