import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type FieldRegistration = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint'>;

interface NewPasswordFieldsProps {
  /** As typed so far, for the rules. */
  password: string;
  labels: { password: string; confirmation: string };
  passwordField: FieldRegistration;
  confirmationField: FieldRegistration;
}

/** A password that is chosen: with its rules, and typed twice. */
export const NewPasswordFields = ({ password, labels, passwordField, confirmationField }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={labels.password}
      hint={<PasswordRules password={password} />}
      autoComplete="new-password"
      {...passwordField}
    />
    <PasswordField label={labels.confirmation} autoComplete="new-password" {...confirmationField} />
  </>
);
