import { useTranslation } from 'react-i18next';
import { passwordSchema } from '#contracts/person.ts';
import { validationText } from './validation-text.ts';

const shownRules = ['tooShort:8', 'passwordSymbol', 'passwordSpaces'];

/** The rules of the contract that a password does not keep yet. */
export const brokenPasswordRules = (password: string): string[] => {
  const result = passwordSchema.safeParse(password);
  const broken = new Set(result.error?.issues.map(({ message }) => message));
  // An empty field has no space at the end either.
  return shownRules.filter((rule) => broken.has(rule) || password === '');
};

/** What a new password needs, marked as it is met while typing. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('form');
  const { t: rule } = useTranslation('validation');
  const broken = brokenPasswordRules(password);
  return (
    <ul className="password-rules">
      {shownRules.map((name) => {
        const isMet = !broken.includes(name);
        return (
          <li key={name} data-met={isMet}>
            {validationText(rule, name)}
            <span className="visually-hidden"> ({isMet ? t('ruleMet') : t('ruleOpen')})</span>
          </li>
        );
      })}
    </ul>
  );
};
