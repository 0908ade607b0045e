import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account.ts';
import { authenticatorRemoved } from '#web/shared/session/authenticator-removed.ts';

/**
 * Shown after a log-in with a recovery code: says that the authenticator app was removed, and how to set it up again.
 */
export const AuthenticatorNotice = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account');
  const isSettled = account.secondFactor !== 'email';
  useEffect(() => {
    if (isSettled) authenticatorRemoved.forget();
  }, [isSettled]);
  if (isSettled || !authenticatorRemoved.isNoted()) return null;
  return (
    <p className="account-notice" role="status">
      {t('appRemoved')}
    </p>
  );
};
