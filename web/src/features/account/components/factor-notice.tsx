import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import { factorNotice } from '#web/shared/session/factor-notice.ts';

/** The factor with which each notice has nothing more to ask. */
const isSettled = { appRemoved: ['none', 'totp'], factorRequired: ['totp', 'email'] };

/** Says why the log-in has led here, until the second factor is as it should be. */
export const FactorNotice = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account');
  const kind = factorNotice.noted();
  const isOver = kind !== undefined && isSettled[kind].includes(account.secondFactor);
  useEffect(() => {
    if (isOver) factorNotice.forget();
  }, [isOver]);
  if (kind === undefined || isOver) return null;
  return (
    <p className="account-notice" role="status">
      {t(kind)}
    </p>
  );
};
