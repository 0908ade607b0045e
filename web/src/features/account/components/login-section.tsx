import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { UsernameForm } from './username-form.tsx';

/** The log-in's name and address, beside the password. */
export const LoginSection = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account');
  return (
    <AccountSection id="login" title={t('loginTitle')} text={t('loginText')}>
      <UsernameForm username={account.username} />
      <EmailForm account={account} />
    </AccountSection>
  );
};
