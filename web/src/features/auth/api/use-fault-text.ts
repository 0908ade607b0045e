import { useTranslation } from 'react-i18next';
import type { IdentityFault } from '../model/identity-error.ts';

/** The text of a fault at Cognito where it says the same on every screen. */
export const useFaultText = () => {
  const { t } = useTranslation('auth');
  const texts: Partial<Record<IdentityFault, string>> = {
    codeWrong: t('verificationFailed'),
    codeExpired: t('codeExpired'),
    tooManyAttempts: t('tooManyAttempts'),
    emailTaken: t('emailTaken'),
    passwordRefused: t('passwordRefused'),
  };
  return (fault: IdentityFault): string | undefined => texts[fault];
};
