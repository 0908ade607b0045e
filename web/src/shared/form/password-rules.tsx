import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passwordSchema } from '#contracts/users/person.ts';
import { siteConfigQuery } from '../config/site-config.ts';
import { validationText } from './validation-text.ts';

const shortest = 8;
const rulesWith = (minimum: number) => [`tooShort:${minimum}`, 'passwordSymbol', 'passwordSpaces'];

/** The rules that a password does not keep yet: those of the contract, and the length that the site asks for. */
export const brokenPasswordRules = (password: string, minimum = shortest): string[] => {
  const [tooShort = '', ...others] = rulesWith(minimum);
  const result = passwordSchema.safeParse(password);
  const broken = new Set(result.error?.issues.map(({ message }) => message));
  // An empty field has no space at the end either.
  const isBroken = (rule: string) => broken.has(rule) || password === '';
  return [...(password.length < minimum ? [tooShort] : []), ...others.filter(isBroken)];
};

/** The rules of a new password, marked as they are met while typing. */
export const PasswordRules = ({ password }: { password: string }) => {
  const { t } = useTranslation('form');
  const { t: rule } = useTranslation('validation');
  const minimum = useQuery(siteConfigQuery).data?.accounts.passwordMinimum ?? shortest;
  const broken = brokenPasswordRules(password, minimum);
  return (
    <ul className="password-rules">
      {rulesWith(minimum).map((name) => {
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
