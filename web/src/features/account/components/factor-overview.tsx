import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account.ts';
import { siteConfigQuery } from '#web/shared/config/site-config.ts';

/** What can be done about the second factor; each asks for the password first, and for a code where one is on. */
export type FactorChange = 'totp' | 'email' | 'codes' | 'off';

interface FactorOverviewProps {
  account: Account;
  onChoose: (change: FactorChange) => void;
}

/** The second factor as it is, and what can be done about it. */
export const FactorOverview = ({ account, onChoose }: FactorOverviewProps) => {
  const { t } = useTranslation('account');
  const isOffered = useQuery(siteConfigQuery).data?.accounts.secondFactor ?? true;
  if (account.secondFactor === 'none' && !isOffered) return <p className="fine">{t('factorNotOffered')}</p>;
  if (account.secondFactor === 'none')
    return (
      <ul className="factor-choices">
        <li>
          <h3>{t('totpChoice')}</h3>
          <p className="fine">{t('totpChoiceText')}</p>
          <button type="button" className="button" onClick={() => onChoose('totp')}>
            {t('totpChoiceAction')}
          </button>
        </li>
        <li>
          <h3>{t('emailChoice')}</h3>
          <p className="fine">{t('emailChoiceText')}</p>
          <button type="button" className="button" onClick={() => onChoose('email')}>
            {t('emailChoiceAction')}
          </button>
        </li>
      </ul>
    );
  return (
    <>
      <p>{account.secondFactor === 'totp' ? t('totpIsOn') : t('emailIsOn')}</p>
      <p className="fine">{t('recoveryCodesLeft', { count: account.recoveryCodes })}</p>
      <div className="factor-actions">
        <button type="button" className="button" onClick={() => onChoose('totp')}>
          {account.secondFactor === 'totp' ? t('replaceTotp') : t('totpChoiceAction')}
        </button>
        <button type="button" className="button" onClick={() => onChoose('codes')}>
          {t('renewCodes')}
        </button>
        <button type="button" className="text-button" onClick={() => onChoose('off')}>
          {t('switchOff')}
        </button>
      </div>
    </>
  );
};
